import { stamp } from '~/clock.server';
import type { Inputs } from '../../contract';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { guardarPredeterminado } from './guardar';
import { contactoDTO, titularDTO } from './present';
import { readPredeterminado, readTitular } from './rules';
import { findPredeterminado, listContactos } from './store';
import { findTitular, listOwnItems, lockCarts, saveTitulares } from './titulares-store';

const OK = { respCodigo: 'OK', respMensaje: '' } as const;

export const contacto = persona.cuenta.contacto.handler(async ({ context }) => {
  const { id } = context.usuario;
  const found = await findPredeterminado(context.connection, id);
  return { ...OK, contactoDTO: found ? contactoDTO(found) : null };
});

/** Creating twice and updating what is not there yet both save: a form sent twice is no error. */
async function guardar({ trx, usuario, now }: Op, entrada: Inputs['cuenta']['crearContacto']) {
  const leido = readPredeterminado(entrada.contacto, entrada.ignorarApellido ?? true);
  if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  const saved = await guardarPredeterminado(trx, usuario.id, leido.datos, now);
  return { ...OK, contactoDTO: contactoDTO(saved) };
}

export const crearContacto = cambio(persona.cuenta.crearContacto, guardar);

export const actualizarContacto = cambio(persona.cuenta.actualizarContacto, guardar);

export const contactos = persona.cuenta.contactos.handler(async ({ context }) => {
  const { id } = context.usuario;
  return { contactos: (await listContactos(context.connection, id)).map(contactoDTO) };
});

export const contactoDominio = persona.cuenta.contactoDominio.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const [item] = await listOwnItems(context.connection, id, [input.id]);
  if (!item) throw notFound();
  const found = await findTitular(context.connection, item.id);
  return { ...OK, contactoDTO: found ? titularDTO(found) : null };
});

const YA_CONFIRMADA = 'La compra ya fue confirmada: sus datos no se pueden cambiar aquí.';

export const guardarContactoDominio = cambio(
  persona.cuenta.guardarContactoDominio,
  async ({ trx, usuario, now }, input) => {
    const ids = [...new Set(input.dominiosIds)];
    const leido = readTitular(input.contactoDTO);
    await lockCarts(trx, usuario.id, ids);
    const items = await listOwnItems(trx, usuario.id, ids);
    if (items.length < ids.length) throw notFound();
    if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
    if (items.some(({ estado }) => estado !== 'ABIERTA'))
      throw new Rechazo('VENTA_FINALIZADA', YA_CONFIRMADA, { general: YA_CONFIRMADA });
    await saveTitulares(trx, ids, leido.datos, stamp(now));
    return OK;
  },
);

export const tiposContacto = persona.cuenta.tiposContacto.handler(() => ({
  tiposContacto: [
    { id: 'TITULAR' as const, nombre: 'Titular' },
    { id: 'ADMINISTRADOR' as const, nombre: 'Administrativo' },
    { id: 'TECNICO' as const, nombre: 'Técnico' },
    { id: 'FINANCIERO' as const, nombre: 'Financiero' },
  ],
}));
