import type { Dominio } from '~/database/tables/registro';
import type { TransferenciaPedida } from '../../../contract/oficina/transferencias';
import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { type EdgeContext, notFound } from '../../context';
import { alVencer } from '../../transferencias/ajustes';
import { nombresDeRegistradores } from '../../transferencias/registradores-store';
import { findFila } from '../../transferencias/titular-store';
import { miradaDe } from '../dominios/mirada';
import { oficina } from '../implement';
import { esperanDe } from '../por-aprobar/store';
import { porQueNoSeAprueba } from '../titularidad/impedimentos';
import { titularEnOficina } from '../titularidad/ver';
import { claveDe, vistoDe } from '../titularidad/visto';
import { findPedida } from './pedida';

async function pedidaDe(context: EdgeContext, dominio: Dominio): Promise<TransferenciaPedida | null> {
  const { connection, now } = context;
  const pedida = await findPedida(connection, dominio);
  if (!pedida) return null;
  const clave = claveDe(dominio);
  return {
    visto: await vistoDe(connection, dominio, now),
    referencia: pedida.referencia,
    titular: await titularEnOficina(connection, dominio),
    vence: dominio.fecha_vencimiento,
    gana: (await nombresDeRegistradores(connection)).get(pedida.gana) ?? pedida.gana,
    desde: pedida.solicitada_en,
    hasta: pedida.vence_en,
    alVencer: alVencer(),
    alojado: dominio.alojado === 1,
    impide: (await porQueNoSeAprueba(context, dominio)) ?? null,
    espera: (await esperanDe(connection, [clave], now)).get(clave) ?? null,
  };
}

export const deDominio = oficina.transferencias.deDominio.handler(async ({ context, input }) => {
  const ascii = readNombre(input.nombreDominio);
  const dominio = ascii ? await findFila(context.connection, ascii) : undefined;
  if (!ascii || !dominio) throw notFound();
  const looks = await miradaDe(context, ascii, dominio);
  return { nombre: toULabels(ascii), pedida: looks ? await pedidaDe(context, dominio) : null };
});
