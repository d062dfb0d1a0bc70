import { beforeEach, expect, it } from 'vitest';
import type { Cola } from '~/registry/domain/consultas';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { askDesk, atTheDesk, idOf } from './caller';

const FEW = 2_000;
const MANY = 100_000;
const AT_ONCE = 500;
/** What a page of a queue may take among many times as many, in one run: whoever read them all would take fifty. */
const FLAT = 5;

/** Questions that wait, answered and closed, some of them of irene; each due at its own second. */
async function questions(from: number, to: number): Promise<void> {
  const irene = await idOf('irene');
  const first = Date.parse('2026-11-01T00:00:00Z');
  const states = ['ABIERTO', 'ABIERTO', 'RESPONDIDO', 'CERRADO'] as const;
  for (let at = from; at < to; at += AT_ONCE)
    await given.questions(
      Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, of) => ({
        operacion: `muchas-${at + of}`,
        nombre: 'Julia Sosa',
        email: 'julia@correo.uy',
        asunto: 'No puedo renovar',
        mensaje: 'Dice que falta una forma de pago.',
        estado: states[(at + of) % states.length] ?? 'ABIERTO',
        creado_en: '2026-10-31T12:00:00Z',
        vence_en: new Date(first + (at + of) * 1000).toISOString(),
        asignado_a: (at + of) % 5 === 0 ? irene : null,
      })),
    );
  await given.statisticsOfNow();
}

/** The shortest of some times, in milliseconds: what else the machine does only adds. */
async function shortest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 15; time++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

const LISTS: readonly Cola[] = ['mias', 'libres', 'todas', 'respondidas', 'cerradas'];
const desk = () => askDesk({ login: 'irene' }).consultas;

/** How long each thing takes that a queue is looked at by. */
async function timed(): Promise<Record<string, number>> {
  const taken: Record<string, number> = { contar: await shortest(() => desk().contar()) };
  for (const cola of LISTS) {
    taken[cola] = await shortest(() => desk().listar({ cola }));
    const { sigue } = await desk().listar({ cola });
    if (sigue) taken[`${cola}, further`] = await shortest(() => desk().listar({ cola, desde: sigue }));
  }
  return taken;
}

describeOnBothEngines('a queue of a hundred thousand questions', () => {
  beforeEach(() => atTheDesk('irene', ['atencion']));

  it('is read a page at a time in about the time of one of two thousand', { timeout: 180_000 }, async () => {
    await questions(0, FEW);
    const few = await timed();
    await questions(FEW, MANY);
    const many = await timed();
    expect(await desk().contar()).toMatchObject({ libres: 1000, hasta: 1000 });
    const slower = Object.entries(many).filter(([what, taken]) => taken > FLAT * (few[what] ?? 0));
    expect(slower).toEqual([]);
  });
});
