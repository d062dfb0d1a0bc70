import { SIN_SECCIONES } from '../../contract/administracion/ficha';
import type { ContextoPersona } from '../context';
import { estadoDe } from '../dns/estado';
import { registrosVistos } from '../dns/registros';
import { seVe } from '../dns/visible-domain';
import { findZona } from '../dns/zona-store';
import { preciosDe } from '../dominios/precio';
import { historiaDe } from '../historia/listar';
import { persona } from '../implement';
import { enviadasDe } from '../invitaciones/invitaciones-enviadas';
import { peligrosDe } from '../peligros/present';
import { todosLosCodigos } from '../transferencias/codigos';
import { informacionDe, propioDe } from './informacion';
import { pagosDe } from './obtener-historial-pagos-dominio';
import type { Propio } from './store';

/** Which part of its records and of its history is shown, and whether its codes are. */
interface Pedida {
  registros: Parameters<typeof registrosVistos>[3];
  historia: Parameters<typeof historiaDe>[2];
  conCodigos: boolean;
}

/** How a name is served and, of a hosted one, a part of its records: one reading of its zone for both. */
async function servicioDe(context: ContextoPersona, row: Propio, pedidos: Pedida['registros']) {
  if (!seVe(row, context.now)) return { dns: null, registros: null };
  const zona = await findZona(context.connection, row.id);
  const dns = await estadoDe(context, row, zona);
  return { dns, registros: dns.alojado ? await registrosVistos(context, row, zona, pedidos) : null };
}

const precioAlVencer = async ({ connection, now }: ContextoPersona, row: Propio): Promise<number | null> =>
  (await preciosDe(connection, row, now))?.alVencer ?? null;

/** A name with every section of its detail, each by the one row that was read of it for `context.usuario`. */
export async function fichaDe(context: ContextoPersona, row: Propio, pedida: Pedida) {
  const {
    registros: _,
    registroWeb: __,
    registroMail: ___,
    ...informacion
  } = await informacionDe(context, row, { conRegistros: false });
  const { permisos, renovacionAutomatica } = informacion;
  const codigos = pedida.conCodigos ? await todosLosCodigos(context, row) : null;
  if (informacion.codigoRespuesta !== 'OK') return { informacion, ...SIN_SECCIONES, codigos };
  const ve = permisos.puedeVerPagos;
  return {
    informacion,
    ...(await enviadasDe(context, row)),
    pagos: ve ? await pagosDe(context, row) : null,
    precio: ve && renovacionAutomatica ? await precioAlVencer(context, row) : null,
    ...(await servicioDe(context, row, pedida.registros)),
    historia: await historiaDe(context, row, pedida.historia),
    peligros: await peligrosDe(context, row),
    codigos,
  };
}

export const ficha = persona.administracion.ficha.handler(async ({ context, input }) =>
  fichaDe(context, await propioDe(context, input.nombreDominio), input),
);
