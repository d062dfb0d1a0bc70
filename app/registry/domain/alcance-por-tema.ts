import { ACCIONES, type Accion, alcanceDe, DE_TRASLADO, queEs, reglaDe } from './acciones';
import type { Rol } from './roles';

/** What somebody may do about one thing. */
export interface Tema {
  titulo: string;
  actos: string[];
}

const LO_DEMAS = 'Además';

/** What each action is about, to be read in groups; what is in none of them comes last. */
const TEMAS: readonly [titulo: string, acciones: readonly Accion[]][] = [
  ['Servidores y registros', ['alojar', 'delegar', 'editarRegistros', 'verServidores']],
  [
    'Contactos',
    [
      ...(['editarTitular', 'editarAdministrador', 'editarTecnico', 'editarFinanciero'] as const),
      ...(['invitarAdministrador', 'invitarTecnico', 'invitarFinanciero'] as const),
    ],
  ],
  [
    'Renovación y pagos',
    ['renovar', 'renovacionAutomatica', 'recuperar', 'cambiarCuentaPago', 'quitarCuentaPago', 'verPagos'],
  ],
  [
    'Transferencias',
    ['transferirTitular', 'codigoTransferencia', 'aprobarTransferencia', 'rechazarTransferencia'],
  ],
];

/** What somebody may do with a name in a role, by what it is about; null where a sentence says it ('hacer todo…'). */
export function alcancePorTema(rol: Rol, conTraslados: boolean): Tema[] | null {
  if (alcanceDe(rol, conTraslados).startsWith('hacer todo')) return null;
  const suyas = ACCIONES.filter(
    (accion) => reglaDe(accion).quienes.includes(rol) && (conTraslados || !DE_TRASLADO.includes(accion)),
  );
  const enTemas = new Set(TEMAS.flatMap(([, acciones]) => acciones));
  const grupos = [...TEMAS, [LO_DEMAS, ACCIONES.filter((accion) => !enTemas.has(accion))] as const];
  return grupos
    .map(([titulo, acciones]) => ({
      titulo,
      actos: acciones.filter((accion) => suyas.includes(accion)).map(queEs),
    }))
    .filter(({ actos }) => actos.length > 0);
}
