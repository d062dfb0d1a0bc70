import { nombreApellido } from '~/registry/domain/nombre-apellido';
import { correoRepetido } from '../../contract/correo-invitado';
import type { ContactoEntrada } from '../../contract/formas';
import { toULabels } from '../../domain/labels';
import { SIN_TRANSFERENCIA, yaEnCarrito } from '../../domain/words/transferencias';
import { cambio, type Op } from '../cambio/cambio';
import { addDiferencia } from '../cambio/paso';
import { Rechazo } from '../cambio/rechazo';
import { readTitular } from '../contactos/rules';
import { findCandado } from '../dominios/por-aprobar-store';
import { listPublicos } from '../dominios/store';
import { isHabilitada } from '../funciones/store';
import { persona } from '../implement';
import { addTransferencia } from '../ventas/add-line';
import { cartFor } from '../ventas/cart-for';
import { chosenDomain } from './acciones/chosen-domain';

const AGREGADA = 'La transferencia se agregó al carrito. Se hace cuando confirme la compra.';

function readNuevo(entrada: ContactoEntrada) {
  const leido = readTitular(entrada);
  const repetido = correoRepetido(entrada);
  if ('mapErrores' in leido) throw Rechazo.deCampos({ ...repetido, ...leido.mapErrores });
  if (repetido) throw Rechazo.deCampos(repetido);
  const { email_publico: emailPublico, ...datos } = leido.datos;
  return { ...datos, emailPublico, usuarioId: null };
}

async function titularActual({ trx }: Op, id: number | null): Promise<string> {
  const contacto = id === null ? undefined : (await listPublicos(trx, [id])).get(id);
  return contacto ? nombreApellido(contacto) : '';
}

export const transferirTitular = cambio(persona.administracion.transferirTitular, async (op, input) => {
  if (!(await isHabilitada(op.trx, 'TRANSFERENCIA_TITULAR')))
    throw new Rechazo('NO_HABILITADA', SIN_TRANSFERENCIA);
  const venta = await cartFor(op.trx, input.uuidVenta ?? null, op.usuario.id, op.now);
  const dominio = await chosenDomain(op, input, 'transferirTitular');
  const contacto = readNuevo(input.contactoDTO);
  const datos = {
    contacto,
    titularActual: await titularActual(op, dominio.titular_id),
    eliminarCuentaPago: input.eliminarCuentaPago,
    modificarAdministrador: input.modificarAdministrador,
    venta: input.venta,
    ...(op.paso && { candado: (await findCandado(op.trx, dominio.id))?.id }),
  };
  addDiferencia(op, 'Titular', `${nombreApellido(contacto)}, ${contacto.emailPublico}`, datos.titularActual);
  const line = { uuid: venta.uuid, usuarioId: op.usuario.id, dominio, datos };
  if ('rechazo' in (await addTransferencia(op.trx, line, op.now)))
    throw new Rechazo('YA_EN_CARRITO', yaEnCarrito(toULabels(dominio.nombre)));
  return {
    mensaje: AGREGADA,
    uuidVenta: venta.uuid,
  };
});

export const isTransferenciaTitularEnabled = persona.administracion.isTransferenciaTitularEnabled.handler(
  async ({ context }) => ({
    codigo: (await isHabilitada(context.connection, 'TRANSFERENCIA_TITULAR'))
      ? ('true' as const)
      : ('false' as const),
  }),
);
