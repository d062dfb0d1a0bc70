import { stamp } from '~/base/clock.server';
import type { Inputs } from '../../contract';
import { type Id, isSameId } from '../../contract/ids';
import { ROLES, TIPO_DE, TITULO_DE } from '../../domain/roles';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { guardarPredeterminado } from './guardar';
import { contactoDTO, titularDTO } from './present';
import { type DatosContacto, readPredeterminado, readTitular, sameDatos } from './rules';
import { findPredeterminado, listContactos } from './store';
import { findTitular, listOwnItems, lockCarts, saveTitulares } from './titulares-store';

const OK = { respCodigo: 'OK', respMensaje: '' } as const;

export const contacto = persona.cuenta.contacto.handler(async ({ context }) => {
  const { id } = context.usuario;
  const found = await findPredeterminado(context.connection, id);
  return { ...OK, contactoDTO: found ? contactoDTO(found) : null };
});

const CAMBIARON = 'Sus datos cambiaron en otra ventana mientras usted tenía abierto este formulario.';

/** A form made from an older version is told what there is, instead of overwriting it; saying the same again overwrites nothing. */
async function sinPisar({ trx, usuario }: Op, datos: DatosContacto, version: Id | undefined): Promise<void> {
  if (version === undefined) return;
  const before = await findPredeterminado(trx, usuario.id);
  if (!before || isSameId(before.id, version) || sameDatos(before, datos)) return;
  throw new Rechazo('VERSION', CAMBIARON, {}, { contactoDTO: contactoDTO(before) });
}

/** Creating twice and updating what is not there yet both save: a form sent twice is no error. */
async function guardar(op: Op, entrada: Inputs['cuenta']['crearContacto']) {
  const leido = readPredeterminado(entrada.contacto, entrada.ignorarApellido ?? true);
  if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  await sinPisar(op, leido.datos, entrada.version);
  const saved = await guardarPredeterminado(op, leido.datos);
  return { mensaje: '', contactoDTO: contactoDTO(saved) };
}

export const crearContacto = cambio(persona.cuenta.crearContacto, guardar);

export const actualizarContacto = cambio(persona.cuenta.actualizarContacto, guardar);

export const contactos = persona.cuenta.contactos.handler(async ({ context }) => {
  const { id } = context.usuario;
  return { contactos: (await listContactos(context.connection, id)).map(contactoDTO) };
});

export const contactoDominio = persona.cuenta.contactoDominio.handler(async ({ context, input }) => {
  const { id } = context.usuario;
  const [item] = await listOwnItems(context.connection, id, [fila(input.id)]);
  if (!item) throw notFound();
  const found = await findTitular(context.connection, item.id);
  return { ...OK, contactoDTO: found ? titularDTO(found) : null };
});

const YA_CONFIRMADA = 'La compra ya fue confirmada: sus datos no se pueden cambiar aquí.';

export const guardarContactoDominio = cambio(
  persona.cuenta.guardarContactoDominio,
  async ({ trx, usuario, now }, input) => {
    const ids = [...new Set(input.dominiosIds.map(fila))];
    const leido = readTitular(input.contactoDTO);
    await lockCarts(trx, usuario.id, ids);
    const items = await listOwnItems(trx, usuario.id, ids);
    if (items.length < ids.length) throw notFound();
    if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
    if (items.some(({ estado }) => estado !== 'ABIERTA'))
      throw new Rechazo('VENTA_FINALIZADA', YA_CONFIRMADA, { general: YA_CONFIRMADA });
    await saveTitulares(trx, ids, leido.datos, stamp(now));
    return { mensaje: '' };
  },
);

export const tiposContacto = persona.cuenta.tiposContacto.handler(() => ({
  tiposContacto: ROLES.map((rol) => ({ id: TIPO_DE[rol], nombre: TITULO_DE[rol] })),
}));
