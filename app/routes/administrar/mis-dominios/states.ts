/** The states that the list can be narrowed to, in the words that its rows say. */
export const STATES = [
  { value: 'EN_VIGOR', label: 'En vigor (registrados o vencidos)' },
  { value: 'REGISTRADO', label: 'Registrados' },
  { value: 'VENCIDO', label: 'Vencidos' },
  { value: 'ELIMINADO', label: 'Eliminados' },
  { value: 'PREREGISTRO', label: 'Pendientes' },
  { value: 'ERROR', label: 'Con error' },
];
