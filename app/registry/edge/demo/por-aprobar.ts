import type { Insertable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { ActosPorAprobarTable } from '~/database/tables/oficina';
import { money } from '~/format';
import { contratoOficina } from '../../contract/oficina';
import { HORAS_PARA_APROBAR } from '../../domain/dos-personas';
import { toULabels } from '../../domain/labels';
import { nameOf } from '../cambio/cambio';
import { insertActoPorAprobar } from '../oficina/por-aprobar/store';
import { findPersona } from './store';

type Texto = Pick<
  Insertable<ActosPorAprobarTable>,
  'acto' | 'clave' | 'que' | 'clase' | 'sobre' | 'motivo' | 'diferencias' | 'entrada'
>;

/** What was given back of a line, and would be. */
const devolucion = (
  { referencia, linea, nombre }: { referencia: string; linea: number; nombre: string },
  { importe, devuelto, motivo }: { importe: number; devuelto: number; motivo: string },
): Texto => ({
  acto: 'devolver',
  clave: `linea:${linea}`,
  que: `devolver ${money(importe)}`,
  clase: 'venta',
  sobre: `${referencia}, ${nombre}`,
  motivo,
  diferencias: JSON.stringify([
    { campo: 'Devuelto en total', antes: money(devuelto), despues: money(devuelto + importe) },
  ]),
  entrada: JSON.stringify({ referencia, linea, importe: String(importe / 100), devuelto, motivo }),
});

const levantamiento = (nombre: string, causa: string, motivo: string): Texto => ({
  acto: 'levantarRetencion',
  clave: `demo:${nombre}`,
  que: `levantar la retención por ${causa}`,
  clase: 'dominio',
  sobre: nombre,
  motivo,
  diferencias: JSON.stringify([{ campo: 'Retención', antes: causa, despues: 'levantada' }]),
  entrada: JSON.stringify({ nombreDominio: nombre, id: 0, motivo }),
});

const OPERACIONES = {
  devolver: nameOf(contratoOficina.ventas.devolver),
  levantarRetencion: nameOf(contratoOficina.retenciones.levantar),
  sacarCustodio: nameOf(contratoOficina.candados.sacarCustodio),
  liberarDominio: nameOf(contratoOficina.titularidad.liberar),
  devolverDominio: nameOf(contratoOficina.titularidad.devolver),
  corregirTitular: nameOf(contratoOficina.titularidad.corregir),
  aprobarTransferencia: nameOf(contratoOficina.transferencias.aprobar),
  publicarTerminos: nameOf(contratoOficina.terminos.publicar),
  cambiarPersonal: nameOf(contratoOficina.personal.cambiar),
};

/** The purchase of the demo, by its reference, and its two lines. */
interface Compra {
  referencia: string;
  lineas: readonly { id: number; nombre: string }[];
}

type Resto = Pick<Insertable<ActosPorAprobarTable>, 'estado' | 'pidio_id'> &
  Partial<Insertable<ActosPorAprobarTable>>;

/** Who asked and who answered, and when: so many hours ago. */
interface Gente {
  atencion: number;
  direccion: number;
  hace: (horas: number) => string;
}

type Pedido = readonly [texto: Texto, horas: number, resto: Resto];

function devoluciones({ referencia, lineas }: Compra, { atencion, direccion, hace }: Gente): Pedido[] {
  const [una, otra] = lineas.map(({ id, nombre }) => ({ referencia, linea: id, nombre: toULabels(nombre) }));
  if (!una || !otra) return [];
  const respondio = { pidio_id: atencion, termino_id: direccion };
  return [
    [
      devolucion(una, { importe: 50_000, devuelto: 0, motivo: 'Tuvo que renovar por teléfono.' }),
      50,
      { ...respondio, estado: 'HECHO', terminado_en: hace(48) },
    ],
    [
      devolucion(otra, { importe: 138_900, devuelto: 0, motivo: 'Dice que no lo pidió.' }),
      90,
      {
        ...respondio,
        estado: 'RECHAZADO',
        terminado_en: hace(80),
        motivo_fin: 'La renovación se pidió con su cuenta, y el dominio se usa.',
      },
    ],
    [
      devolucion(una, { importe: 88_900, devuelto: 50_000, motivo: 'El resto se cobró por error.' }),
      6,
      { estado: 'ESPERA', pidio_id: atencion },
    ],
  ];
}

const levantamientos = ({ direccion, hace }: Gente): Pedido[] => [
  [
    levantamiento('federico.uy', 'orden judicial, documento 123/2026', 'El abogado avisó que terminó.'),
    200,
    { estado: 'CADUCO', pidio_id: direccion, terminado_en: hace(128) },
  ],
  [
    levantamiento(
      'laotraorilla.com.uy',
      'disputa por el nombre, documento DP-2026-3',
      'Las partes se pusieron de acuerdo.',
    ),
    30,
    {
      estado: 'HECHO',
      pidio_id: direccion,
      termino_id: direccion,
      terminado_en: hace(30),
      a_solas: 'El acuerdo vencía ese día, y no había otra persona.',
    },
  ],
];

/** Acts that take two people in every state: asked, done, refused, lapsed, and done alone. */
export async function loadPorAprobar(trx: Connection, compra: Compra, now: Temporal.Instant): Promise<void> {
  const hace = (horas: number) => stamp(now.subtract({ hours: horas }));
  const { id: atencion } = await findPersona(trx, 'atencion');
  const { id: direccion } = await findPersona(trx, 'direccion');
  const gente = { atencion, direccion, hace };
  for (const [texto, horas, resto] of [...levantamientos(gente), ...devoluciones(compra, gente)])
    await insertActoPorAprobar(trx, {
      ...texto,
      operacion: OPERACIONES[texto.acto],
      origen: 'WEB',
      pedido_en: hace(horas),
      vence_en: hace(horas - HORAS_PARA_APROBAR),
      ...resto,
    });
}
