import type { Conflict, Difference } from '~/components/form/meanwhile';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { PUBLICO_EN_PALABRAS } from '~/registry/domain/contenidos';
import type { loadContenido } from './contenido.server';

/** What it says, each part by its name. */
function partsOf(escrito: ContenidoEscrito): Record<string, string> {
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

type Actual = Awaited<ReturnType<typeof loadContenido>>['contenido'];

/** What was typed beside what somebody else saved meanwhile. */
export function conflictOf(typed: ContenidoEscrito, { escrito, escribio, version }: Actual): Conflict {
  const actual = partsOf(escrito);
  const cambios: Difference[] = Object.entries(partsOf(typed))
    .map(([campo, suyo]) => ({ campo, suyo, actual: actual[campo] ?? '' }))
    .filter(({ suyo, actual: now }) => suyo !== now);
  return {
    version,
    titulo: 'Otra persona guardó este borrador mientras usted lo tenía abierto',
    quienes: [escribio],
    lado: 'escrito',
    cambios,
  };
}
