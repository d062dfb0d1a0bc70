import { toULabels } from '../../../domain/labels';
import { resumenDeLista } from '../../../domain/lista-de-reservados';
import { huellaDe } from '../../../form-digest';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { lastMomentos } from '../historia-store';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { guardarUno } from './guardar-uno';
import { type Juzgada, juzgar } from './juzgar';
import { reservadoDTO } from './present';
import { listDespuesDe, lockReservados } from './store';

const POR_PARTE = 500;

const OTRA =
  'No se guardó nada: lo que cambia ya no es lo que usted vio, porque alguien cambió alguno de estos nombres o porque usted cambió la lista. Mire qué cambia ahora y aplique de nuevo.';

const vistasDe = (juzgadas: readonly Juzgada[]) => juzgadas.map(({ vista }) => vista);

export const recorrer = oficina.reservados.recorrer.handler(async ({ context: { connection }, input }) => {
  const rows = await listDespuesDe(connection, input.despuesDe ?? '', POR_PARTE);
  const momentos = await lastMomentos(
    connection,
    'reservado',
    rows.map(({ nombre }) => toULabels(nombre)),
  );
  return {
    reservados: rows.map((row) => ({
      ...reservadoDTO(row),
      cambiado: momentos.get(toULabels(row.nombre)) ?? null,
    })),
    siguiente: rows.length < POR_PARTE ? null : (rows.at(-1)?.nombre ?? null),
  };
});

export const mirarLista = oficina.reservados.mirarLista.handler(
  async ({ context: { connection }, input: { filas } }) => {
    const vistas = vistasDe(await juzgar(connection, filas));
    return { filas: vistas, visto: huellaDe({ filas, vistas }) };
  },
);

export const guardarLista = cambio(
  oficina.reservados.guardarLista,
  async (op, { filas, visto, motivo: typed }) => {
    const motivo = motivoDe(typed);
    await lockReservados(op.trx);
    const juzgadas = await juzgar(op.trx, filas);
    const vistas = vistasDe(juzgadas);
    if (visto !== huellaDe({ filas, vistas })) throw new Rechazo('ESTADO', OTRA);
    for (const { nuevo } of juzgadas)
      if (nuevo) await guardarUno(op, { ...nuevo, motivo: nuevo.motivo || motivo }, motivo);
    return { mensaje: resumenDeLista(vistas, 'despues'), filas: vistas };
  },
);
