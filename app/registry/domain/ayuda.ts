/** The help: its themes, in their order, and which text each of its questions has at a moment (decision 120). */
export const TEMAS_DE_AYUDA = [
  'REGISTRAR',
  'PAGAR',
  'ADMINISTRAR',
  'DNS',
  'TRANSFERIR',
  'PEDIR_AYUDA',
] as const;
export type TemaDeAyuda = (typeof TEMAS_DE_AYUDA)[number];

export const TEMA_EN_PALABRAS: Record<TemaDeAyuda, string> = {
  REGISTRAR: 'Registrar un dominio',
  PAGAR: 'Precio, pago y factura',
  ADMINISTRAR: 'Renovar y administrar sus dominios',
  DNS: 'Sitio web, correo y DNS',
  TRANSFERIR: 'Importar y llevarse un dominio',
  PEDIR_AYUDA: 'Pedir ayuda',
};

/** Below it are the numbers of the questions that come with the portal: those already mailed keep theirs. */
const DE_LA_OFICINA = 1000;

interface Escrita {
  id: number;
  /** The number of the question that it is another version of; null where it is a new one. */
  sobre: number | null;
}

/** The number that leads to a question, by any of its versions. */
export const direccionDe = ({ id, sobre }: Escrita): number => sobre ?? DE_LA_OFICINA + id;

/** Which row a question of the desk began with; undefined of one that comes with the portal. */
export const filaDeDireccion = (direccion: number): number | undefined =>
  direccion > DE_LA_OFICINA ? direccion - DE_LA_OFICINA : undefined;

/** Of all that have begun and are not over, in the order in which they began: the last one of each question. */
export const ultimas = <Row extends Escrita>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [direccionDe(row), row])).values(),
];
