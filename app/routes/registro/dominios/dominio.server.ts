import * as address from '~/addresses';
import { now } from '~/base/clock.server';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import { historyAsked, recordsAsked } from '~/routes/administrar/ver-dominio/asked';
import {
  notTakenInWords,
  publicationInWords,
} from '~/routes/administrar/ver-dominio/dns/publication-words.server';
import { entriesInWords } from '~/routes/administrar/ver-dominio/entry-in-words.server';
import { whyFailed } from '~/routes/administrar/ver-dominio/failed-sections.server';
import { paymentsInWords } from '~/routes/administrar/ver-dominio/payments.server';
import { servicioDe } from '~/routes/administrar/ver-dominio/served-by.server';
import { withReason } from '~/routes/registro/reason.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { standingOf } from './standing.server';
import { whatIsHeld } from './what-is-held.server';

type Args = RouteArgs & { params: { nombre?: string } };

/** Of a name that nobody has: what it could be instead. */
const notRegistered = (nombre: string, actos: readonly ActoDeOficina[]) => ({
  titulo: 'No hay un dominio registrado con ese nombre',
  mensaje: `Revise que ${nombre} esté bien escrito. Si lo está, nadie lo tiene.`,
  volver: address.buscarEnOficina(),
  intentar: 'Buscar otro',
  ...(actos.includes('verReservados') && {
    ademas: { href: address.probarNombre(nombre), texto: 'Probar el nombre en Reservados' },
  }),
});

/** The name of the address with all that its holder sees, for who said why in the last half hour; else only its name. */
export async function loadDominio(args: Args) {
  const { oficina, yo } = await atDesk(args, 'mirarDominio');
  const nombreDominio = args.params.nombre ?? '';
  const [registros, historia] = [recordsAsked(args.request), historyAsked(args.request)];
  const pedir = (records: number, entries: number) =>
    orNotAvailable(
      oficina.dominios.ficha({
        nombreDominio,
        registros: registros.partOf(records),
        historia: historia.partOf(entries),
      }),
      notRegistered(nombreDominio, yo.actos),
    );
  const first = await pedir(registros.page, historia.page);
  const records = registros.shownOf(first.ficha?.registros?.encontrados ?? 0);
  const entries = historia.shownOf(first.ficha?.historia?.total ?? 0);
  const isThere = records.page === registros.page && entries.page === historia.page;
  const found = isThere ? first : await pedir(records.page, entries.page);
  const canHold = found.ficha !== null && yo.actos.includes('verRetenciones');
  const held = canHold ? await orNotAvailable(oficina.retenciones.deDominio({ nombreDominio })) : null;
  const canTakeOff = found.ficha?.informacion.candado && yo.actos.includes('sacarCustodio');
  const locked = canTakeOff ? await orNotAvailable(oficina.candados.deDominio({ nombreDominio })) : null;
  const canMove = found.ficha !== null && yo.actos.includes('liberarDominio');
  const seen = canMove ? await orNotAvailable(oficina.titularidad.deDominio({ nombreDominio })) : null;
  const canAnswer = found.ficha !== null && yo.actos.includes('rechazarTransferencia');
  const asked = canAnswer ? await orNotAvailable(oficina.transferencias.deDominio({ nombreDominio })) : null;
  const { ficha } = found;
  const told = ficha?.historia && {
    ...ficha.historia,
    entradas: entriesInWords(ficha.historia.entradas),
  };
  return {
    ...found,
    ficha: ficha && {
      ...ficha,
      historia: told ?? null,
      // what was charged has a table of its own here, which leads to each charge
      caidas: whyFailed(ficha.caidas),
      servicio: servicioDe(ficha.informacion),
      cambiosDePago: ficha.pagos && paymentsInWords({ ...ficha.pagos, cargos: [] }),
    },
    standing: found.ficha && standingOf(found.ficha.informacion, found.ficha.historia?.entradas ?? []),
    // what a hold keeps from is said of the hold, for who sees those
    reasons: whatIsHeld(found.ficha?.informacion, held?.retenciones ?? []),
    records,
    entries,
    noTomados: notTakenInWords(ficha?.dns?.publicacion.rechazados ?? []),
    publicado: ficha?.dns ? publicationInWords(ficha.dns, ficha.informacion, now()) : '',
    retenciones: held?.retenciones ?? null,
    candado: locked?.candado ?? null,
    titularidad: seen?.dominio ?? null,
    pedida: asked?.pedida ?? null,
    veCobros: yo.actos.includes('verVentas'),
    veFallos: yo.actos.includes('verFallos'),
  };
}

export type Seen = NonNullable<Awaited<ReturnType<typeof loadDominio>>['ficha']>;
export type Part = Pick<Awaited<ReturnType<typeof loadDominio>>['records'], 'page' | 'pages'>;

/** Writes down why, and leads to what is seen then. */
export function mirar(args: Args, submission: DeskSubmission) {
  const { oficina, operacion } = submission;
  const nombreDominio = args.params.nombre ?? '';
  return withReason(args, submission, address.dominioEnOficina(nombreDominio), (motivo) =>
    oficina.dominios.mirar({ nombreDominio, motivo, operacion }),
  );
}
