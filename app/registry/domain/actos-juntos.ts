import { ACCIONES, type Accion, queEs } from './acciones';
import { inWords } from './roles';
import { AL_ACEPTAR } from './words/candado';

/** Acts that are alike, each as the part of one sentence about those of them that there are. */
interface Grupo {
  actos: Partial<Record<Accion, string>>;
  dice: (partes: string, hay: number) => string;
}

const CONTACTOS = 4;

/** What stands in no group is told by itself, as its table names it. */
const GRUPOS: readonly Grupo[] = [
  { actos: { liberar: 'liberar', eliminar: 'eliminar' }, dice: (partes) => `${partes} el dominio` },
  {
    actos: { alojar: 'alojarlo', delegar: 'delegarlo', editarRegistros: 'editar sus registros DNS' },
    dice: (partes) => partes,
  },
  {
    actos: {
      editarTitular: 'titular',
      editarAdministrador: 'contacto administrativo',
      editarTecnico: 'contacto técnico',
      editarFinanciero: 'contacto financiero',
    },
    dice: (partes, hay) =>
      hay === CONTACTOS ? 'editar los datos de cualquier contacto' : `editar los datos del ${partes}`,
  },
  {
    actos: {
      invitarAdministrador: 'administrativo',
      invitarTecnico: 'técnico',
      invitarFinanciero: 'financiero',
    },
    dice: (partes) => `cambiar el contacto ${partes}: ${AL_ACEPTAR}`,
  },
  {
    actos: { abrirCandado: 'abrir el candado', volverAtras: 'volver atrás los cambios del dominio' },
    dice: (partes) => partes,
  },
];

/** Acts in as few sentences as they are told in, in the order of the table; all of them are there. */
export function juntos(acciones: readonly Accion[]): string[] {
  const dichas = ACCIONES.flatMap((accion) => {
    if (!acciones.includes(accion)) return [];
    const grupo = GRUPOS.find(({ actos }) => actos[accion] !== undefined);
    if (!grupo) return [queEs(accion)];
    const partes = acciones.flatMap((each) => grupo.actos[each] ?? []);
    return [grupo.dice(inWords(partes, 'o'), partes.length)];
  });
  return [...new Set(dichas)];
}
