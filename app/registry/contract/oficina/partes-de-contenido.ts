import { TEMA_EN_PALABRAS } from '../../domain/ayuda';
import { PUBLICO_EN_PALABRAS } from '../../domain/contenidos';
import type { ContenidoEscrito } from './contenidos';

/** What it says, each part by its name. */
export function partesDe(escrito: ContenidoEscrito): Record<string, string> {
  const { titulo } = escrito;
  switch (escrito.clase) {
    case 'MENSAJE': {
      const { mensaje, prioridad, publico } = escrito;
      return {
        Título: titulo,
        Mensaje: mensaje,
        Prioridad: prioridad.toLowerCase(),
        'Quiénes lo ven': PUBLICO_EN_PALABRAS[publico],
      };
    }
    case 'DESTACADO': {
      const { texto, enlace, enlaceTexto, orden, publico } = escrito;
      return {
        Título: titulo,
        Texto: texto,
        'Dirección del enlace': enlace,
        'Lo que dice el enlace': enlaceTexto,
        Lugar: orden,
        'Quiénes lo ven': PUBLICO_EN_PALABRAS[publico],
      };
    }
    case 'PREGUNTA': {
      const { sobre, tema, orden, respuesta, visible } = escrito;
      return {
        Pregunta: titulo,
        Respuesta: respuesta,
        Tema: TEMA_EN_PALABRAS[tema],
        Lugar: orden,
        'Se muestra': visible === 'SI' ? 'sí' : 'no',
        'En el lugar de': sobre === null ? 'ninguna: es nueva' : `la pregunta ${sobre}`,
      };
    }
  }
}
