import type { Apartado } from './apartado';
import { AVISOS } from './apartados/avisos';
import { CANDADO } from './apartados/candado';
import { CONTACTOS } from './apartados/contactos';
import { DOMINIOS } from './apartados/dominios';
import { MOVIMIENTOS } from './apartados/movimientos';
import { OFICINA } from './apartados/oficina';
import { PAGOS } from './apartados/pagos';
import { PELIGROS } from './apartados/peligros';
import { PERSONA } from './apartados/persona';

/** Everything that is in the file, in the order in which people would ask for it. */
export const APARTADOS: readonly Apartado[] = [
  ...PERSONA.slice(0, 1),
  ...CONTACTOS,
  ...DOMINIOS,
  ...CANDADO,
  ...PELIGROS,
  ...PAGOS,
  ...AVISOS,
  ...MOVIMIENTOS,
  ...OFICINA,
  ...PERSONA.slice(1),
];
