/** A name of the other registrar, to be imported; days count from the day of loading. */
export interface Importable {
  nombre: string;
  /** Since when it is with that registrar. */
  desde: number;
  transferido?: number;
  bloqueado?: boolean;
  codigo: string;
}

/** The codes are in the README's table of the demo: they open demo names, and nothing else. */
export const IMPORTABLES: readonly Importable[] = [
  { nombre: 'lagunagarzon.uy', desde: -400, codigo: 'DEMO-GARZON-4071-LAGUNA' },
  { nombre: 'faroladelpuerto.uy', desde: -300, codigo: 'DEMO-FAROLA-2216-PUERTO' },
  { nombre: 'cabopolonio.com.uy', desde: -220, codigo: 'DEMO-POLONIO-8852-CABO' },
  { nombre: 'sierradelasanimas.uy', desde: -500, codigo: 'DEMO-ANIMAS-3390-SIERRA' },
  { nombre: 'recienmudado.uy', desde: -20, transferido: -20, codigo: 'DEMO-MUDADO-6604-RECIEN' },
  { nombre: 'concandado.uy', desde: -90, bloqueado: true, codigo: 'DEMO-CANDADO-1187-LLAVE' },
];
