import type { Varios } from '../../contract/ensayo-formas';
import { toULabels } from '../../domain/labels';
import type { listResultados } from '../administracion/masivos/store';
import type { Avisos } from './avisados';
import type { Cambiado } from './lo-que-cambia';

type Resultado = Awaited<ReturnType<typeof listResultados>>[number];

/** What came of some names: those that wait were not tried. */
export interface Probados {
  resultados: readonly Resultado[];
  avisos: Avisos;
  zonas: number;
  cambiados: readonly Cambiado[];
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

/** What changes, once for all the names that change alike. */
function porCambio(cambiados: readonly Cambiado[]): Varios['cambios'] {
  const alike = new Map<string, { diferencias: Cambiado['diferencias']; nombres: string[] }>();
  for (const { nombre, diferencias } of cambiados) {
    const key = JSON.stringify(diferencias);
    const group = alike.get(key) ?? { diferencias, nombres: [] };
    group.nombres.push(nombre);
    alike.set(key, group);
  }
  return [...alike.values()]
    .sort((one, other) => other.nombres.length - one.nombres.length)
    .slice(0, A_LA_VISTA)
    .map(({ diferencias, nombres }) => ({
      diferencias,
      cuantos: nombres.length,
      nombres: nombres.slice(0, A_LA_VISTA),
    }));
}

/** Those of whose renewal the same becomes, by the day on which they expire. */
function renovandose(
  cambiados: readonly Cambiado[],
  que: Cambiado['renovacion'],
): Varios['dejanDeRenovarse'] {
  const some = cambiados.filter(({ renovacion }) => renovacion === que);
  const nombres = some
    .map(({ nombre, vence }) => ({ nombre, vence }))
    .sort((one, other) => one.vence.localeCompare(other.vence) || one.nombre.localeCompare(other.nombre));
  return { cuantos: some.length, nombres: nombres.slice(0, A_LA_VISTA) };
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
  const ya = probados.filter(({ resultado }) => resultado === 'SIN_CAMBIOS');
  const avisos = partes.map((parte) => parte.avisos);
  const cambiados = partes.flatMap((parte) => parte.cambiados);
  return {
    total,
    probados: probados.length,
    hechos: probados.filter(({ resultado }) => resultado === 'HECHO').length,
    sinCambios: ya.length,
    noAplica: noHechos.length,
    cambios: porCambio(cambiados),
    yaEstaban: ya.slice(0, A_LA_VISTA).map(shown),
    empiezanARenovarse: renovandose(cambiados, 'EMPIEZA'),
    dejanDeRenovarse: renovandose(cambiados, 'TERMINA'),
    motivos: porMotivo(noHechos),
    noHechos: noHechos.slice(0, A_LA_VISTA).map((each) => ({ nombre: shown(each), motivo: each.mensaje })),
    personas: union(avisos.map(({ quienes }) => quienes)),
    correos: sum(avisos.map(({ correos }) => correos)),
    delDia: union(avisos.map(({ delDia }) => delDia)),
    zonas: sum(partes.map(({ zonas }) => zonas)),
  };
}
