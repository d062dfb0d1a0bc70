import * as address from '~/addresses';
import { capital, date, dateTime } from '~/format';
import type { Outputs } from '~/registry/contract';
import { quienesPueden } from '~/registry/domain/acciones';
import { ifNobodyAnswers } from '~/routes/transferir-dominio/if-nobody-answers';
import { otroRegistrador } from '~/routes/transferir-dominio/import-words';
import type { RouteArgs } from '~/session/request/request-context.server';

type Codigos = NonNullable<Outputs['administracion']['ficha']['codigos']>;
type Codigo = Codigos['historial'][number];

/** What the section of a detail shows of the codes of a name. */
export interface Transferencia {
  /** The code in force, or the one that a registrar is asking with; masked unless it was asked to be seen. */
  actual: (Codigo & { shown: boolean }) | null;
  /** Who asks for the name with it; null while nobody does. */
  pedido: Pedido | null;
  /** Why a new code would be refused, as the registry says it; empty where it would not. */
  motivo: string;
  /** Who answers the registrar that asks for the name. */
  responden: string;
  /** Null while it was not asked for; `hay` says whether there is any. */
  historial: readonly (Codigo & { estado: string })[] | null;
  hay: number;
}

/** A way on that looks like a button. */
export interface Button {
  href: string;
  words: string;
  kind: 'main' | 'second' | 'danger';
}

/** That another registrar asks for the name: first on its detail, in full in this section, and the answers its person may give. */
export interface Pedido {
  words: string;
  told: string;
  answers: readonly Button[];
}

const ESTADOS: Record<Codigo['state'], string> = {
  ACTIVE: 'Vigente',
  USED_FOR_REQUEST: 'Usado en una solicitud',
  USED_FOR_APPROVAL: 'Transferencia aprobada',
  USED_FOR_REJECTION: 'Transferencia rechazada',
  EXPIRED: 'Venció',
  CANCELLED: 'Sin efecto',
};

const MASK = '•••• •••• •••• ••••';

function currentOf(found: Omit<Codigos, 'historial'>, ver: boolean): Transferencia['actual'] {
  const { authorizationCode, state, requestDate, expirationDate } = found;
  if (!state || !authorizationCode || !requestDate || !expirationDate) return null;
  const shown = ver && state === 'ACTIVE';
  return {
    authorizationCode: shown ? authorizationCode : MASK,
    state,
    requestDate,
    expirationDate,
    shown,
  };
}

/** The answers to a request: the one that keeps the name first. Of both, one is filled. */
function answersOf(dominio: string, motivos: Motivos): Button[] {
  const rechazar = address.accionTransferencia('rechazar-transferencia', dominio);
  const aprobar = address.accionTransferencia('aprobar-transferencia', dominio);
  return [
    motivos.rechazarTransferencia
      ? []
      : [
          {
            href: rechazar,
            words: 'Rechazar Transferencia',
            kind: motivos.aprobarTransferencia ? ('main' as const) : ('second' as const),
          },
        ],
    motivos.aprobarTransferencia
      ? []
      : [{ href: aprobar, words: 'Aprobar Transferencia', kind: 'danger' as const }],
  ].flat();
}

function pedidoOf({ state, alVencer, nuevoRegistrador, fechaVencSol }: Codigos, { nombre, motivos }: Of) {
  if (state !== 'USED_FOR_REQUEST') return null;
  const quien = capital(otroRegistrador(nuevoRegistrador ?? null));
  const before = (hasta: string) => (fechaVencSol ? ` Responda antes del ${hasta}.` : '');
  const otherwise = ifNobodyAnswers(alVencer);
  return {
    words: `${quien} pide este dominio.${before(fechaVencSol ? date(fechaVencSol) : '')} ${otherwise}`.trim(),
    told: [
      `${quien} pidió este dominio con su código.${before(fechaVencSol ? dateTime(fechaVencSol) : '')}`,
      otherwise,
    ].join(' '),
    answers: answersOf(nombre, motivos),
  };
}

/** Why the person may not do each thing with the name now; nothing where they may. */
type Motivos = Readonly<Record<string, string>>;

/** The name that it is of, and what its person may not. */
interface Of {
  nombre: string;
  motivos: Motivos;
}

/**
 * The section 'Transferencia de Registrador' of a name: for its holder, administrative and technical contact, of names
 * right under .uy, with the feature on (spec 6). `?codigo=ver` shows the code, `?historial=ver` those that are over.
 */
export function transferOf({ request }: RouteArgs, codigos: Codigos | null, of: Of): Transferencia | null {
  if (!codigos) return null;
  const query = new URL(request.url).searchParams;
  const { historial, ...vigente } = codigos;
  return {
    actual: currentOf(vigente, query.get('codigo') === 'ver'),
    pedido: pedidoOf(codigos, of),
    motivo: vigente.motivo ?? '',
    responden: `lo puede aprobar ${quienesPueden('aprobarTransferencia')}, y rechazar ${quienesPueden('rechazarTransferencia')}`,
    historial:
      query.get('historial') === 'ver'
        ? historial.map((codigo) => ({ ...codigo, estado: ESTADOS[codigo.state] }))
        : null,
    hay: historial.length,
  };
}
