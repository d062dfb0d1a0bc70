import { isContractProcedure } from '@orpc/contract';
import * as address from '~/addresses';
import { contract } from '~/registry/contract';
import type { Codigo } from '~/registry/contract/codigos';
import { rechazosDe } from '~/registry/contract/rechazos';
import { EXPLICACIONES, type Explicacion } from '~/registry/contract/significado-de-codigos';
import { errorPages } from '../../errores/error-pages.server';
import type { Linea } from '../pregunta';

/** An operation of the registry, as people and programs name it. */
export interface Operacion {
  nombre: string;
  /** 'POST /usuario/…', as section 7 and `/api` have it. */
  llamada: string;
}

/** One way in which something is not done, with where it can happen. */
export interface Entrada extends Explicacion {
  codigo: string;
  operaciones: readonly Operacion[];
}

const operations = Object.values(contract)
  .flatMap((area) => Object.values(area).filter(isContractProcedure))
  .map((operation) => {
    const { summary = '', method, path } = operation['~orpc'].route;
    return { nombre: summary, llamada: `${method} ${path}`, codigos: rechazosDe(operation) };
  });

const isCodigo = (codigo: string): codigo is Codigo => codigo in EXPLICACIONES;

/** The registry said no, and why: from what each operation declares that it may be refused with (decision 077). */
export const rechazos: readonly Entrada[] = Object.keys(EXPLICACIONES)
  .filter(isCodigo)
  .map((codigo) => ({
    codigo,
    ...EXPLICACIONES[codigo],
    operaciones: operations
      .filter(({ codigos }) => codigos.includes(codigo))
      .map(({ nombre, llamada }) => ({ nombre, llamada })),
  }));

/** Something was not answered at all: what each error page stands for (spec 8). */
export const fallas: readonly Entrada[] = [...errorPages.values()].map(
  ({ codigo, titulo, mensaje, frase = mensaje, causa, remedio }) => ({
    codigo,
    titulo,
    frase,
    causa,
    remedio,
    operaciones: [],
  }),
);

/** What a code stands for, in capitals or not; undefined where nothing is refused so. */
export const findEntrada = (codigo: string): Entrada | undefined =>
  [...rechazos, ...fallas].find((entrada) => entrada.codigo === codigo.toUpperCase());

/** A reason in a list: where it is told, what it is called, and why it happens. */
export const lineOf = ({ codigo, titulo, causa }: Entrada): Linea => ({
  href: address.rechazo(codigo),
  titulo,
  causa,
});
