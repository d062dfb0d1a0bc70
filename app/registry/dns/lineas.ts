/** Zone files as lines: RFC 1035 5.1. A line goes on inside parentheses and quotes; `;` begins a comment. */

import type { Pieza } from './registro';

export interface Linea {
  /** Of the file, from 1: where the line begins. */
  numero: number;
  /** As it was written, comment included. */
  texto: string;
  /** Begins with white space: the owner is the one of the line before. */
  heredada: boolean;
  piezas: Pieza[];
  /** What is wrong with the writing itself. */
  motivo?: string;
}

const MAL_CERRADA = 'Falta cerrar una comilla o un paréntesis.';

/** Reads one file, character by character; each call of `linea` takes a whole line of it. */
class Lector {
  private lugar = 0;
  private numero = 1;

  constructor(private readonly texto: string) {}

  get quedan(): boolean {
    return this.lugar < this.texto.length;
  }

  linea(): Linea {
    const desde = this.lugar;
    const numero = this.numero;
    const heredada = /[ \t]/.test(this.texto[this.lugar] ?? '');
    const piezas: Pieza[] = [];
    const cerrada = this.hastaElFin(piezas);
    const texto = this.texto.slice(desde, this.lugar).replace(/\r?\n$/, '');
    return { numero, texto, heredada, piezas, ...(cerrada ? {} : { motivo: MAL_CERRADA }) };
  }

  /** Takes pieces up to the line's end; answers whether everything that was opened was closed. */
  private hastaElFin(piezas: Pieza[]): boolean {
    let abiertos = 0;
    for (;;) {
      const letra = this.texto[this.lugar];
      if (letra === undefined) return abiertos === 0;
      if (letra === '\n') {
        this.advance(1);
        if (abiertos === 0) return true;
      } else if (letra === ';') this.advance(this.largo(/[^\n]*/y));
      else if (letra === '(' || letra === ')') {
        abiertos += letra === '(' ? 1 : -1;
        if (abiertos < 0) return this.skip();
        this.advance(1);
      } else if (/\s/.test(letra)) this.advance(1);
      else if (letra !== '"')
        piezas.push({ crudo: this.take(/(?:\\[^\n]|[^\s;()"\\])+|\\/y), citada: false });
      else if (!this.cita(piezas)) return this.skip();
    }
  }

  /** A quoted string ends in its line: one that goes on was not closed. */
  private cita(piezas: Pieza[]): boolean {
    const entera = this.take(/"(?:\\[^\n]|[^"\\\n])*"/y);
    if (entera === '') return false;
    piezas.push({ crudo: entera.slice(1, -1), citada: true });
    return true;
  }

  /** Leaves the rest of a broken line; what follows is read anew. */
  private skip(): false {
    this.advance(this.largo(/[^\n]*\n?/y));
    return false;
  }

  private largo(patron: RegExp): number {
    patron.lastIndex = this.lugar;
    return patron.exec(this.texto)?.[0].length ?? 0;
  }

  private take(patron: RegExp): string {
    const tomado = this.texto.slice(this.lugar, this.lugar + this.largo(patron));
    this.advance(tomado.length);
    return tomado;
  }

  private advance(cuanto: number): void {
    for (const letra of this.texto.slice(this.lugar, this.lugar + cuanto))
      if (letra === '\n') this.numero += 1;
    this.lugar += cuanto;
  }
}

/** The lines of a zone file that say something. */
export function lineasDe(texto: string): Linea[] {
  const lector = new Lector(texto.replace(/^\ufeff/, ''));
  const lineas: Linea[] = [];
  while (lector.quedan) {
    const linea = lector.linea();
    if (linea.piezas.length > 0 || linea.motivo) lineas.push(linea);
  }
  return lineas;
}
