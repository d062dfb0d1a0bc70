import type { Varios } from '../../contract/ensayo-formas';
import { toULabels } from '../../domain/labels';
import type { listResultados } from '../administracion/masivos/store';
import type { Avisos } from './avisados';

type Resultado = Awaited<ReturnType<typeof listResultados>>[number];

/** What came of some names: those that wait were not tried. */
export interface Probados {
  resultados: readonly Resultado[];
  avisos: Avisos;
  zonas: number;
}

/** As many reasons and names as are of use to a person. */
const A_LA_VISTA = 50;

const shown = ({ nombre }: Resultado): string => toULabels(nombre);

/** A reason as it is told of several names: without the one. */
const sinNombre = (resultado: Resultado): string =>
  resultado.mensaje.replaceAll(shown(resultado), '').replace(/ {2,}/g, ' ').trim();

function porMotivo(noHechos: readonly Resultado[]): Varios['motivos'] {
  const cuantos = new Map<string, number>();
  for (const each of noHechos) cuantos.set(sinNombre(each), (cuantos.get(sinNombre(each)) ?? 0) + 1);
  return [...cuantos]
    .map(([motivo, n]) => ({ motivo, cuantos: n }))
    .sort((one, other) => other.cuantos - one.cuantos)
    .slice(0, A_LA_VISTA);
}

const sum = (some: readonly number[]): number => some.reduce((all, each) => all + each, 0);
const union = (some: readonly ReadonlySet<string>[]): number =>
  new Set(some.flatMap((each) => [...each])).size;

/** What came of all the parts of a change, of so many names. */
export function summarize(partes: readonly Probados[], total: number): Varios {
  const probados = partes
    .flatMap(({ resultados }) => resultados)
    .filter(({ resultado }) => resultado !== 'PENDIENTE');
  const noHechos = probados.filter(({ resultado }) => resultado === 'NO_APLICA' || resultado === 'CONFLICTO');
  const avisos = partes.map((parte) => parte.avisos);
  return {
    total,
    probados: probados.length,
    hechos: probados.filter(({ resultado }) => resultado === 'HECHO').length,
    sinCambios: probados.filter(({ resultado }) => resultado === 'SIN_CAMBIOS').length,
    noAplica: noHechos.length,
    motivos: porMotivo(noHechos),
    noHechos: noHechos.slice(0, A_LA_VISTA).map((each) => ({ nombre: shown(each), motivo: each.mensaje })),
    personas: union(avisos.map(({ quienes }) => quienes)),
    correos: sum(avisos.map(({ correos }) => correos)),
    delDia: union(avisos.map(({ delDia }) => delDia)),
    zonas: sum(partes.map(({ zonas }) => zonas)),
  };
}
