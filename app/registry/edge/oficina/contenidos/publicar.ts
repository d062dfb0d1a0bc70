import { instantOf, minuteOf, stamp } from '~/base/clock.server';
import { date, dateTime } from '~/format';
import { type ClaseDeContenido, diaDe, estadoDeContenido, generoDe } from '../../../domain/contenidos';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { oficina } from '../implement';
import { leerDesde, leerMinuto } from '../momento';
import { motivoDe } from '../motivo';
import { anotarDeContenido, quedoOtro, requireBorrador, requireContenido } from './cual';
import { fotoDe } from './present';
import { type Contenido, saveVida } from './store';

const ANTES = 'Tiene que terminar después de empezar. Escriba un momento posterior, o déjelo vacío.';

/** A minute as people read it. */
const enPalabras = (minuto: string): string => dateTime(stamp(instantOf(minuto)));

interface Escritos {
  desdeDia: string;
  desdeHora: string;
  hastaDia: string;
  hastaHora: string;
}

function momentosDe({ desdeDia, desdeHora, hastaDia, hastaHora }: Escritos, { now }: Op) {
  const campos = { dia: 'desdeDia', hora: 'desdeHora' };
  const desde = leerDesde({ campos, dia: desdeDia, hora: desdeHora }, now);
  const minuto = leerMinuto({
    campos: { dia: 'hastaDia', hora: 'hastaHora' },
    dia: hastaDia,
    hora: hastaHora,
  });
  // a day alone is all of it
  const hasta = minuto === undefined ? null : hastaHora.trim() === '' ? diaDe(minuto) : minuto;
  if (hasta !== null && hasta <= desde && hasta !== diaDe(desde)) throw Rechazo.deCampos({ hastaDia: ANTES });
  return { fecha_desde: desde, fecha_hasta: hasta };
}

const hastaEnPalabras = (hasta: string | null, clase: ClaseDeContenido): string => {
  if (hasta === null) return `hasta que ${generoDe(clase).lo} retire alguien`;
  if (hasta === diaDe(hasta)) return `hasta el final del ${date(hasta)}`;
  return `hasta el ${enPalabras(hasta)}`;
};

export const publicar = cambio(oficina.contenidos.publicar, async (op, input) => {
  const momentos = momentosDe(input, op);
  const row = await requireBorrador(op, input, quedoOtro);
  await saveVida(op.trx, row, {
    ...momentos,
    estado: 'PUBLICADO',
    hecho_por: op.usuario.id,
    cambiado_en: stamp(op.now),
    revision: row.revision + 1,
  });
  const desde = enPalabras(momentos.fecha_desde);
  const hasta = hastaEnPalabras(momentos.fecha_hasta, row.clase);
  await anotarDeContenido(op, row, {
    acto: 'Publicó',
    antes: { estado: 'borrador' },
    despues: { ...fotoDe(row), desde, hasta },
  });
  return {
    mensaje:
      momentos.fecha_desde <= minuteOf(op.now)
        ? `Ya se muestra, ${hasta}.`
        : `Se muestra desde el ${desde}, ${hasta}.`,
  };
});

type Retirable = 'BORRADOR' | 'PROGRAMADO' | 'VIGENTE';

function hecho(clase: ClaseDeContenido, estado: Retirable): string {
  const { lo, o } = generoDe(clase);
  if (estado === 'BORRADOR') return 'El borrador quedó descartado.';
  if (estado === 'PROGRAMADO') return `Quedó retirad${o}: no se va a mostrar.`;
  return clase === 'PREGUNTA'
    ? 'Quedó retirada. Si la pregunta tenía otro texto antes, es el que se lee ahora.'
    : `Quedó retirad${o}: ya no ${lo} ve nadie.`;
}

const estadoDe = (row: Contenido, { now }: Op) =>
  estadoDeContenido({ estado: row.estado, desde: row.fecha_desde, hasta: row.fecha_hasta }, minuteOf(now));

export const retirar = cambio(oficina.contenidos.retirar, async (op, { clase, id, motivo }) => {
  const razon = motivoDe(motivo);
  const { lo, o } = generoDe(clase);
  const row = await requireContenido(op, clase, id);
  const estado = estadoDe(row, op);
  if (estado === 'RETIRADO' || estado === 'TERMINADO')
    throw new Rechazo('ESTADO', `Ya se retiró, o ya terminó: no ${lo} ve nadie.`);
  await saveVida(op.trx, row, {
    estado: 'RETIRADO',
    motivo_retiro: razon,
    // what was shown has an end, also for code that knows of none withdrawn
    ...(estado === 'VIGENTE' && { fecha_hasta: minuteOf(op.now) }),
    hecho_por: op.usuario.id,
    cambiado_en: stamp(op.now),
    revision: row.revision + 1,
  });
  await anotarDeContenido(op, row, {
    acto: estado === 'BORRADOR' ? 'Descartó un borrador' : 'Retiró',
    motivo: razon,
    antes: { ...fotoDe(row), estado: estado === 'PROGRAMADO' ? `programad${o}` : estado.toLowerCase() },
    despues: { estado: `retirad${o}` },
  });
  return { mensaje: hecho(clase, estado) };
});
