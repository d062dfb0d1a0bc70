import { stamp } from '~/clock.server';
import { inTransaction } from '~/database/in-transaction';
import type { ContactoEntrada } from '../../contract/formas';
import { type EdgeContext, notFound, requireUsuario } from '../context';
import { edge } from '../implement';
import { guardarPredeterminado } from './guardar';
import { contactoDTO, titularDTO } from './present';
import { mensajeDe, readPredeterminado, readTitular } from './rules';
import { findPredeterminado, listContactos } from './store';
import { findTitular, listOwnItems, lockCarts, saveTitulares } from './titulares';

const OK = { respCodigo: 'OK', respMensaje: '' } as const;

const refused = (mapErrores: Record<string, string>) => ({
  respCodigo: 'ERROR' as const,
  respMensaje: mensajeDe(mapErrores),
  mapErrores,
});

export const contacto = edge.cuenta.contacto.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  const found = await findPredeterminado(context.connection, id);
  return { ...OK, contactoDTO: found ? contactoDTO(found) : null };
});

/** Creating twice and updating what is not there yet both save: a form sent twice is no error. */
async function guardar(context: EdgeContext, entrada: ContactoEntrada, ignorarApellido: boolean) {
  const { id } = await requireUsuario(context);
  const leido = readPredeterminado(entrada, ignorarApellido);
  if ('mapErrores' in leido) return { ...refused(leido.mapErrores), contactoDTO: null };
  const saved = await inTransaction(context.connection, (trx) =>
    guardarPredeterminado(trx, id, leido.datos, context.now),
  );
  return { ...OK, contactoDTO: contactoDTO(saved) };
}

export const crearContacto = edge.cuenta.crearContacto.handler(({ context, input }) =>
  guardar(context, input.contacto, input.ignorarApellido),
);

export const actualizarContacto = edge.cuenta.actualizarContacto.handler(({ context, input }) =>
  guardar(context, input.contacto, input.ignorarApellido),
);

export const contactos = edge.cuenta.contactos.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  return { contactos: (await listContactos(context.connection, id)).map(contactoDTO) };
});

export const contactoDominio = edge.cuenta.contactoDominio.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  const [item] = await listOwnItems(context.connection, id, [input.id]);
  if (!item) throw notFound();
  const found = await findTitular(context.connection, item.id);
  return { ...OK, contactoDTO: found ? titularDTO(found) : null };
});

const YA_CONFIRMADA = { general: 'La compra ya fue confirmada: sus datos no se pueden cambiar aquí.' };

export const guardarContactoDominio = edge.cuenta.guardarContactoDominio.handler(
  async ({ context, input }) => {
    const { id } = await requireUsuario(context);
    const ids = [...new Set(input.dominiosIds)];
    const leido = readTitular(input.contactoDTO);
    return inTransaction(context.connection, async (trx) => {
      await lockCarts(trx, id, ids);
      const items = await listOwnItems(trx, id, ids);
      if (items.length < ids.length) throw notFound();
      if ('mapErrores' in leido) return refused(leido.mapErrores);
      if (items.some(({ estado }) => estado !== 'ABIERTA')) return refused(YA_CONFIRMADA);
      await saveTitulares(trx, ids, leido.datos, stamp(context.now));
      return OK;
    });
  },
);

export const tiposContacto = edge.cuenta.tiposContacto.handler(() => ({
  tiposContacto: [
    { id: 'TITULAR' as const, nombre: 'Titular' },
    { id: 'ADMINISTRADOR' as const, nombre: 'Administrativo' },
    { id: 'TECNICO' as const, nombre: 'Técnico' },
    { id: 'FINANCIERO' as const, nombre: 'Financiero' },
  ],
}));
