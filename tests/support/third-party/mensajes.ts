import { type Asked, HttpError, type Operation, text } from './operation';
import type { Mensaje } from './world';

function page({ body, wire }: Asked, all: Mensaje[], withRead: boolean): unknown {
  const size = Number(text(body, 'cantXPagina'));
  const from = (Number(text(body, 'paginaActual')) - wire.readings.firstPage) * size;
  if (from < 0) throw new HttpError(400, 'La primera página es la 1');
  return wire.says({
    codigo: 'OK',
    mensaje: null,
    totalCount: all.length,
    mensajes: all.slice(from, from + size).map(({ id, nombre, mensaje, prioridad, fecha, leido }) => ({
      id: wire.id(id),
      titulo: nombre,
      mensaje,
      prioridad,
      fechaDesdeString: wire.date(fecha),
      ...(withRead && { leido }),
    })),
  });
}

function own({ usuario, wire, at: [id = ''] }: Asked): Mensaje {
  const found = usuario.mensajes.find((each) => each.id === wire.idAt(id));
  if (!found) throw new HttpError(404, 'No existe el mensaje');
  return found;
}

const sends = ['paginaActual', 'cantXPagina'];

export const mensajes: Record<string, Operation> = {
  'POST /mensajes/globales': {
    open: true,
    sends,
    answer: (asked) => page(asked, asked.mundo.globales, false),
  },
  'POST /mensajes/usuario': { sends, answer: (asked) => page(asked, asked.usuario.mensajes, true) },
  'PUT /mensajes/usuario/:id/leido': {
    changes: true,
    answer: (asked) => {
      own(asked).leido = true;
      return { codigo: 'OK' };
    },
  },
  'PUT /mensajes/usuario/:id/eliminar': {
    changes: true,
    answer: (asked) => {
      const gone = own(asked);
      asked.usuario.mensajes = asked.usuario.mensajes.filter((each) => each !== gone);
      return { codigo: 'OK' };
    },
  },
  'GET /mensajes/usuario/cantidadSinLeer': {
    answer: ({ usuario }) => ({
      codigoRespuesta: 'OK',
      cantidad: usuario.mensajes.filter(({ leido }) => !leido).length,
    }),
  },
};
