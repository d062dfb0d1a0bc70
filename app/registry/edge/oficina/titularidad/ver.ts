import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import type { NombreVisto } from '../../../contract/oficina/titularidad';
import { ACTOS_SOBRE_UN_NOMBRE, type ActoSobreUnNombre } from '../../../domain/actos-del-registro';
import { conLogin } from '../../../domain/con-login';
import type { ClaseDeDocumento } from '../../../domain/documento';
import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { retiene } from '../../../domain/retenciones';
import { type EdgeContext, notFound } from '../../context';
import { vencioMientras, vuelveHasta } from '../../dominios/recuperar';
import { findUsuario } from '../../quien/account-store';
import { findFila, findTitular } from '../../transferencias/titular-store';
import { miradaDe } from '../dominios/mirada';
import { oficina } from '../implement';
import { esperanDe } from '../por-aprobar/store';
import { porQueNo } from './impedimentos';
import { claveDe, vistoDe } from './visto';

/** Who has a name, as the desk calls them: by their account, or by their contact data where they have none. */
export async function titularEnOficina(connection: Connection, dominio: Dominio): Promise<string> {
  const contacto = await findTitular(connection, dominio);
  if (!contacto) return 'Nadie';
  if (contacto.usuario_id === null) return nombreApellido(contacto);
  return conLogin(await findUsuario(connection, contacto.usuario_id));
}

/** How a name stands for an act: by any document, and by a judge's. */
async function queSePuede(context: EdgeContext, dominio: Dominio, acto: ActoSobreUnNombre) {
  const by = (clase: ClaseDeDocumento) => porQueNo(context, dominio, { acto, clase });
  const impide = await by('ORDEN_JUDICIAL');
  const sinOrden = impide ? undefined : await by('NOTA_DEL_TITULAR');
  return { acto, impide: impide?.motivo ?? null, sinOrden: sinOrden?.motivo ?? null };
}

async function nombreVisto(context: EdgeContext, dominio: Dominio): Promise<NombreVisto> {
  const { connection, now } = context;
  const actos = [];
  for (const acto of ACTOS_SOBRE_UN_NOMBRE) actos.push(await queSePuede(context, dominio, acto));
  const clave = claveDe(dominio);
  return {
    visto: await vistoDe(connection, dominio, now),
    titular: await titularEnOficina(connection, dominio),
    vence: dominio.fecha_vencimiento,
    vuelveHasta: vuelveHasta(dominio, context),
    seRenueva: vencioMientras(dominio, context),
    tieneCuenta: dominio.cuenta_pago_id !== null,
    retenidoSinZona: retiene(dominio, 'ZONA', dayOf(now)),
    actos,
    espera: (await esperanDe(connection, [clave], now)).get(clave) ?? null,
  };
}

export const deDominio = oficina.titularidad.deDominio.handler(async ({ context, input }) => {
  const ascii = readNombre(input.nombreDominio);
  const dominio = ascii ? await findFila(context.connection, ascii) : undefined;
  if (!ascii || !dominio) throw notFound();
  const looks = await miradaDe(context, ascii, dominio);
  return { nombre: toULabels(ascii), dominio: looks ? await nombreVisto(context, dominio) : null };
});
