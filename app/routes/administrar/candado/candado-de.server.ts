import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { rechazoDe } from '~/registry/contract/rechazo';
import { ESPERA_OTRO, esperaElDeArriba } from '~/registry/domain/words/candado';
import { domainOf, type Info } from '~/routes/administrar/ver-dominio/domain.server';
import { nombreIn } from '~/routes/administrar/ver-dominio/ficha.server';
import { nameOf } from '~/routes/administrar/ver-dominio/name-of';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { done, told } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { refuse } from '~/session/forms/parse-with-zod.server';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { CIERRE } from './asked';
import { readCierre } from './cierre.server';

export const paginaDe = (args: RouteArgs): string => address.candadoDe(nombreIn(args));

/** People of the name whom its holder could ask: not themselves, and each once. */
function contactosDe({ titular, administrador, tecnico, financiero }: Info, asked: ReadonlySet<string>) {
  const found = new Map<string, string>();
  for (const contacto of [administrador, tecnico, financiero]) {
    const correo = contacto?.emailPublico?.toLowerCase();
    if (!correo || correo === titular?.emailPublico?.toLowerCase() || asked.has(correo)) continue;
    found.set(correo, `${contacto?.nombre ?? ''} ${contacto?.apellido ?? ''}`.trim() || correo);
  }
  return [...found].map(([correo, nombre]) => ({ correo, nombre }));
}

/** Why it is not closed or opened now: of a change that waits, which this page shows, in the words of this page. */
function porQueNo({ candado, motivos }: Info): string | null {
  const motivo = motivos?.[candado ? 'abrirCandado' : 'cerrarCandado'] ?? null;
  return motivo === ESPERA_OTRO && candado?.cambio ? esperaElDeArriba(candado.cambio.puedeRetirar) : motivo;
}

/** The lock of the address's name, and what its person can do about it. */
export async function loadLock(args: RouteArgs) {
  const info = await domainOf(args);
  const { registry } = await signedIn(args);
  const puedeCerrar = !info.candado && !info.motivos?.cerrarCandado;
  const custodios = puedeCerrar ? (await registry.candado.ver()).custodios : [];
  const asked = new Set(custodios.flatMap(({ correo, estado }) => (estado === 'RECHAZO' ? [] : [correo])));
  return {
    nombre: nameOf(info),
    candado: info.candado ?? null,
    puedeCerrar,
    porQueNo: porQueNo(info),
    custodios,
    contactos: puedeCerrar ? contactosDe(info, asked) : [],
    operacion: randomId(),
  };
}

/** Closes the lock of the address's name. */
export async function cerrar(args: RouteArgs, { registry, form, operacion }: SignedSubmission) {
  const { typed, cierre, wrong } = readCierre(form);
  if (wrong) return wrong;
  const nombresDominio = [nombreIn(args)];
  const answer = await orNotAvailable(registry.candado.cerrar({ nombresDominio, ...cierre, operacion }));
  const refusal = rechazoDe(answer);
  return refusal ? refuse(CIERRE, typed, refusal) : told(args, paginaDe(args), answer);
}

/** Asks the custodians that it be opened. */
export async function abrir(args: RouteArgs, { registry, operacion }: SignedSubmission) {
  const nombreDominio = nombreIn(args);
  const answer = await orNotAvailable(registry.candado.abrir({ nombreDominio, operacion }));
  const refusal = rechazoDe(answer);
  return refusal?.codigo === 'POR_APROBAR'
    ? done(args, paginaDe(args), { tipo: 'aviso', texto: refusal.mensaje })
    : told(args, paginaDe(args), answer);
}

/** Asks a contact of the name to be a custodian. */
export const invitar = async (args: RouteArgs, { registry, argumento, operacion }: SignedSubmission) =>
  told(args, paginaDe(args), await registry.candado.invitarCustodio({ correo: argumento, operacion }));
