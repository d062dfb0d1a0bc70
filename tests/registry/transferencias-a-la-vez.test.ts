import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { avanzarTransferencias } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { nombreDe } from './shop';
import { ask, codigoDe, OTRO, otro, otroRegistrador, requests, START, whose } from './traslado';

/** The day on which a request ends by itself: everybody may still act at the very moment. */
const LAST = START.add({ hours: 24 * 10 });
const ana = (now = LAST) => ask({ login: 'ana', now });

const messagesAbout = async (nombre: string) =>
  (await ana().mensajes.usuario({ cantXPagina: 50 })).mensajes.filter(({ titulo }) =>
    titulo.includes(nombre),
  );

const stateOf = async (nombre: string) =>
  (await requests()).filter((each) => each.nombre === nombre).map(({ estado }) => estado);

describeOnBothEngines('both sides and the clock at the same moment', () => {
  beforeEach(otroRegistrador);

  it.each([0, 1, 2, 3])('end what leaves once, told the same to everyone (%i)', async (turn) => {
    const nombre = `sale-${turn}.uy`;
    await nombreDe('ana', nombre);
    await otro().pide(nombre, await codigoDe('ana', nombre));
    const { referencia = '' } = await ana(START).codigo.vigente({ dominio: nombre });
    const before = (await messagesAbout(nombre)).length;
    const one = { dominio: nombre, codigo: referencia };
    const ends: [string, () => Promise<boolean>][] = [
      ['CLIENT_APPROVED', async () => (await ana().codigo.aprobar(one).catch(gone)).code === 'OK'],
      ['CLIENT_REJECTED', async () => (await ana().transferencia.rechazar(one).catch(gone)).isOk],
      ['CLIENT_CANCELLED', async () => (await otro(LAST).cancela(nombre)).epp === 1000],
      ['EXPIRED', async () => (await avanzarTransferencias(database(), LAST)) > 0],
    ];
    // Each of them begins first once.
    const inTurn = [...ends.slice(turn), ...ends.slice(0, turn)];
    const done = await Promise.all(inTurn.map(async ([end, ask]) => ((await ask()) ? [end] : [])));
    const [estado = ''] = await stateOf(nombre);
    expect(done.flat()).toEqual([estado]);
    expect((await whose(nombre)).registrador).toBe(estado === 'CLIENT_APPROVED' ? OTRO : 'portal');
    expect(await messagesAbout(nombre)).toHaveLength(before + 1);
    const codes = await observe.authorizationCodes();
    expect(codes.map(({ sellado }) => sellado)).toEqual([null]);
  });
});

/** The name went to the other registrar meanwhile: nothing of it is ours any more. */
function gone(error: { status?: number }): { code: 'ERROR'; isOk: false } {
  if (error.status !== 404) throw error;
  return { code: 'ERROR', isOk: false };
}
