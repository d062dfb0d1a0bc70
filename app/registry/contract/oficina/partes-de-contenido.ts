import { PUBLICO_EN_PALABRAS } from '../../domain/contenidos';
import type { ContenidoEscrito } from './contenidos';

/** What it says, each part by its name. */
export function partesDe(escrito: ContenidoEscrito): Record<string, string> {
  const { titulo } = escrito;
  const publico = PUBLICO_EN_PALABRAS[escrito.publico];
  switch (escrito.clase) {
    case 'MENSAJE': {
      const { mensaje, prioridad } = escrito;
      return {
        Título: titulo,
        Mensaje: mensaje,
        Prioridad: prioridad.toLowerCase(),
        'Quiénes lo ven': publico,
      };
    }
    case 'DESTACADO': {
      const { texto, enlace, enlaceTexto, orden } = escrito;
      return {
        Título: titulo,
        Texto: texto,
        'Dirección del enlace': enlace,
        'Lo que dice el enlace': enlaceTexto,
        Lugar: orden,
        'Quiénes lo ven': publico,
      };
    }
  }
}
