import { stamp } from '~/base/clock.server';
import { ownPath } from '~/base/own-path';
import { mapErroresDe } from '../../../contract/formularios';
import type { ContenidoEscrito } from '../../../contract/oficina/contenidos';
import {
  ENLACE,
  formularioDestacado,
  formularioMensajeGlobal,
  formularioPregunta,
} from '../../../contract/oficina/formularios';
import { filaDeDireccion } from '../../../domain/ayuda';
import { SIN_FECHA } from '../../../domain/contenidos';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { sanitizeAnswer } from '../../terminos/sanitize';
import { oficina } from '../implement';
import { anotarDeContenido, requireBorrador } from './cual';
import { fotoDe } from './present';
import { type ContenidoNuevo, findContenido, insertContenido, updateContenido } from './store';

/** What was typed, as it is kept: a draft is shown to nobody, neither by code that knows of no drafts. */
function leido(escrito: ContenidoEscrito, { now, usuario }: Op, revision: number): ContenidoNuevo {
  const vida = {
    estado: 'BORRADOR',
    fecha_desde: SIN_FECHA,
    fecha_hasta: null,
    hecho_por: usuario.id,
    cambiado_en: stamp(now),
    revision,
  } as const;
  if (escrito.clase === 'MENSAJE') {
    const read = formularioMensajeGlobal.safeParse(escrito);
    if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
    return { clase: 'MENSAJE', valores: { ...read.data, ...vida } };
  }
  if (escrito.clase === 'PREGUNTA') {
    const read = formularioPregunta.safeParse(escrito);
    if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
    const respuesta = sanitizeAnswer(read.data.respuesta);
    if (respuesta.replace(/<[^>]*>/g, '').trim() === '') throw Rechazo.deCampos({ respuesta: SIN_TEXTO });
    const { sobre } = escrito;
    const orden = Number(read.data.orden);
    return { clase: 'PREGUNTA', valores: { ...read.data, ...vida, respuesta, orden, sobre } };
  }
  const read = formularioDestacado.safeParse(escrito);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const { enlaceTexto, orden, ...others } = read.data;
  if (ownPath(others.enlace, '') === '') throw Rechazo.deCampos({ enlace: ENLACE });
  return {
    clase: 'DESTACADO',
    valores: { ...others, enlace_texto: enlaceTexto, orden: Number(orden), ...vida },
  };
}

const SIN_TEXTO = 'Escriba la respuesta: quitado lo que no se puede mostrar, no quedó texto.';
const GUARDADO = 'El borrador quedó guardado. Todavía no lo ve nadie.';

async function written({ trx }: Op, clase: ContenidoEscrito['clase'], id: number) {
  const row = await findContenido(trx, clase, id);
  if (!row) throw notFound();
  return row;
}

/** Another version is one of a question that there is. */
async function requireSobre({ trx }: Op, escrito: ContenidoEscrito): Promise<void> {
  if (escrito.clase !== 'PREGUNTA' || escrito.sobre === null) return;
  const id = filaDeDireccion(escrito.sobre);
  if (id === undefined) return; // it came with the portal, which knows its own
  const first = await findContenido(trx, 'PREGUNTA', id);
  if (first?.clase !== 'PREGUNTA' || first.sobre !== null) throw notFound();
}

export const crear = cambio(oficina.contenidos.crear, async (op, { escrito }) => {
  await requireSobre(op, escrito);
  const id = await insertContenido(op.trx, leido(escrito, op, 1));
  const row = await written(op, escrito.clase, id);
  await anotarDeContenido(op, row, { acto: 'Escribió un borrador', despues: fotoDe(row) });
  return { mensaje: GUARDADO, id };
});

export const cambiar = cambio(oficina.contenidos.cambiar, async (op, { id, version, escrito }) => {
  const nuevo = leido(escrito, op, version + 1);
  const before = await requireBorrador(op, { clase: escrito.clase, id, version });
  await updateContenido(op.trx, before.id, nuevo);
  const row = await written(op, escrito.clase, before.id);
  await anotarDeContenido(op, row, {
    acto: 'Cambió un borrador',
    antes: fotoDe(before),
    despues: fotoDe(row),
  });
  return { mensaje: GUARDADO };
});
