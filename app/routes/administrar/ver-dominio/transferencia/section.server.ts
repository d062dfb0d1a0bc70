import * as address from '~/addresses';
import { capital, date, dateTime } from '~/format';
import type { Outputs } from '~/registry/contract';
import { quienesPueden } from '~/registry/domain/acciones';
import { ifNobodyAnswers } from '~/routes/transferir-dominio/if-nobody-answers';
import { otroRegistrador } from '~/routes/transferir-dominio/import-words';
import type { RouteArgs } from '~/session/request/request-context.server';
import { type Told, toldOf, type Why } from '../shared-reasons.server';

type Codigos = NonNullable<Outputs['administracion']['ficha']['codigos']>;
type Codigo = Codigos['historial'][number];

/** What the section of a detail shows of the codes of a name. */
export interface Transferencia {
  /** The code in force, or the one that a registrar is asking with; masked unless it was asked to be seen. */
  actual: (Codigo & { shown: boolean }) | null;
  /** Who asks for the name with it; null while nobody does. */
  pedido: Pedido | null;
  /** What of it cannot be done now, and why: told with all else that cannot be. */
  porQue: readonly Told[];
  /** The same in its place, without why; null where all can be done. */
  noPuede: string | null;
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

function pedidoOf(
  { state, alVencer, nuevoRegistrador, fechaVencSol }: Codigos,
  { nombre, motivos = {} }: Of,
) {
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
interface Of extends Why {
  nombre: string;
}

/** What of it the person would look for, and why it is not there: the answers to who asks, or a code. */
function porQueDe({ motivo }: Codigos, actual: Transferencia['actual'], why: Why): Told[] {
  if (actual?.state === 'USED_FOR_REQUEST')
    return [
      toldOf(why, 'aprobar la transferencia', 'aprobarTransferencia'),
      toldOf(why, 'rechazar la transferencia', 'rechazarTransferencia'),
    ];
  if (actual) return [toldOf(why, 'solicitar otro código', 'codigoTransferencia')];
  const what = 'solicitar un Código de Autorización';
  const known = toldOf(why, what, 'codigoTransferencia');
  return [known.motivo || !motivo ? known : { what, motivo, causa: motivo }];
}

/**
 * The section 'Transferencia de Registrador' of a name: for its holder, administrative and technical contact, of names
 * right under .uy, with the feature on (spec 6). `?codigo=ver` shows the code, `?historial=ver` those that are over.
 */
export function transferOf({ request }: RouteArgs, codigos: Codigos | null, of: Of): Transferencia | null {
  if (!codigos) return null;
  const query = new URL(request.url).searchParams;
  const { historial, ...vigente } = codigos;
  const actual = currentOf(vigente, query.get('codigo') === 'ver');
  const porQue = porQueDe(codigos, actual, of).filter(({ motivo }) => motivo);
  const refused = porQue.map(({ what }) => what).join(' ni ');
  return {
    actual,
    pedido: pedidoOf(codigos, of),
    porQue,
    noPuede: refused ? `No puede ${refused}.` : null,
    responden: `lo puede aprobar ${quienesPueden('aprobarTransferencia')}, y rechazar ${quienesPueden('rechazarTransferencia')}`,
    historial:
      query.get('historial') === 'ver'
        ? historial.map((codigo) => ({ ...codigo, estado: ESTADOS[codigo.state] }))
        : null,
    hay: historial.length,
  };
}
