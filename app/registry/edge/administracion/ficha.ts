import { dayOf } from '~/base/clock.server';
import { gathered } from '~/database/gathered';
import { type SeccionDeFicha, SIN_SECCIONES } from '../../contract/administracion/ficha';
import { estadoAl, seRenuevaSola } from '../../domain/lifecycle';
import { sePuedePedir } from '../../domain/permissions';
import { situacionDe } from '../../domain/situacion';
import { type Alone, sectionsAlone } from '../../sections-alone';
import type { ContextoPersona } from '../context';
import { estadoDe } from '../dns/estado';
import { registrosVistos } from '../dns/registros';
import { seVe } from '../dns/visible-domain';
import { findZona } from '../dns/zona-store';
import { preciosDe } from '../dominios/precio';
import { failsAlone } from '../failed-section';
import { historiaDe } from '../historia/listar';
import { persona } from '../implement';
import { enviadasDe } from '../invitaciones/invitaciones-enviadas';
import { peligrosDe } from '../peligros/present';
import { todosLosCodigos } from '../transferencias/codigos';
import { informacionDe, propioDe } from './informacion';
import { pagosDe } from './obtener-historial-pagos-dominio';
import { esAdministrable } from './rules';
import type { Propio } from './store';

type Sola = Alone<SeccionDeFicha>;

/** Which part of its records and of its history is shown, and whether its codes are. */
interface Pedida {
  registros: Parameters<typeof registrosVistos>[3];
  historia: Parameters<typeof historiaDe>[2];
  conCodigos: boolean;
}

/** How a name is served and, of a hosted one, a part of its records: one reading of its zone for both. */
async function servicioDe(context: ContextoPersona, sola: Sola, row: Propio, pedidos: Pedida['registros']) {
  if (!seVe(row, context.now)) return { dns: null, registros: null };
  const zona = findZona(context.connection, row.id);
  const vistos = () => zona.then((found) => registrosVistos(context, row, found, pedidos));
  const [dns, registros] = await Promise.all([
    sola('dns', estadoDe(context, row, zona)),
    row.alojado === 1 ? sola('registros', vistos()) : null,
  ]);
  return { dns, registros };
}

async function precioAlVencer({ connection, now }: ContextoPersona, row: Propio) {
  const precios = await preciosDe(connection, row, now);
  return { precio: precios?.alVencer ?? null, precioDesde: precios?.alVencerDesde ?? null };
}

/** What a name is told by, without the lists that the detail has parts of. */
async function informacionSinRegistros(context: ContextoPersona, row: Propio) {
  const {
    registros: _,
    registroWeb: __,
    registroMail: ___,
    ...informacion
  } = await informacionDe(context, row, { conRegistros: false });
  return informacion;
}

/** Every section of a name that is shown. */
async function seccionesDe(context: ContextoPersona, sola: Sola, row: Propio, pedida: Pedida) {
  const hoy = dayOf(context.now);
  const ve = sePuedePedir('verPagos', situacionDe(row, context.now, hoy));
  const seRenueva = ve && estadoAl(row, hoy) === 'REGISTRADO' && seRenuevaSola(row, hoy);
  const [enviadas, pagos, precios, servicio, historia, peligros] = await Promise.all([
    sola('invitaciones', enviadasDe(context, row)),
    ve ? sola('pagos', pagosDe(context, row)) : null,
    seRenueva ? sola('precio', precioAlVencer(context, row)) : null,
    servicioDe(context, sola, row, pedida.registros),
    sola('historia', historiaDe(context, row, pedida.historia)),
    sola('peligros', peligrosDe(context, row)),
  ]);
  const { invitaciones } = enviadas ?? SIN_SECCIONES;
  const { precio, precioDesde } = precios ?? SIN_SECCIONES;
  return { invitaciones, pagos, precio, precioDesde, ...servicio, historia, peligros };
}

/**
 * A name with every section of its detail, each by the one row that was read of it for `context.usuario`. One that cannot be read is
 * among `caidas`, and the others stand; what the name itself is told by has to be there.
 */
export async function fichaDe(asking: ContextoPersona, row: Propio, pedida: Pedida) {
  const context = { ...asking, connection: gathered(asking.connection) };
  const { alone: sola, caidas } = sectionsAlone<SeccionDeFicha>(
    failsAlone('a section of a detail could not be read', row.nombre),
  );
  const isShown = esAdministrable(estadoAl(row, dayOf(context.now)));
  const [informacion, codigos, secciones] = await Promise.all([
    informacionSinRegistros(context, row),
    pedida.conCodigos ? sola('codigos', todosLosCodigos(context, row)) : null,
    isShown ? seccionesDe(context, sola, row, pedida) : SIN_SECCIONES,
  ]);
  return { informacion, ...secciones, codigos, ...caidas() };
}

export const ficha = persona.administracion.ficha.handler(async ({ context, input }) =>
  fichaDe(context, await propioDe(context, input.nombreDominio), input),
);
