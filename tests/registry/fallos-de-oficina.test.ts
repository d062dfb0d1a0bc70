import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { listUndone } from '~/registry/edge/due/aside-store';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { askDesk, atTheDesk, START } from './caller';

const desde = START.toString();
const apartado = { clase: 'vida', clave: 'kiosco.uy 2026-11-20' };
const trabajo = (over: object = {}) => ({
  ...apartado,
  intentos: 12,
  proximo_intento: desde,
  error: 'no se pudo escribir a ana@correo.uy',
  desde,
  tomado_por: null,
  tomado_hasta: null,
  estado: 'APARTADO' as const,
  ...over,
});
const irene = () => askDesk({ login: 'irene' });
const motivo = 'Se hizo a mano.';

describeOnBothEngines('what could not be done, at the desk', () => {
  it('is told in words, set aside apart from what waits, and never with anybody’s address', async () => {
    await atTheDesk('irene', ['direccion']);
    await given.tries(trabajo(), trabajo({ clave: 'otro.uy', estado: 'ESPERA' }));
    const told = await irene().fallos.listar();
    expect(told).toMatchObject({ apartados: { total: 1 }, esperan: { total: 1 } });
    expect(told.apartados.fallos).toMatchObject([
      {
        que: 'Renovar, vencer o eliminar un dominio',
        error: 'no se pudo escribir a …@correo.uy',
        proximo: null,
      },
    ]);
    expect(told.esperan.fallos).toMatchObject([{ clave: 'otro.uy', proximo: desde }]);
  });

  it('is bounded, and what is behind the bound is found all the same', async () => {
    await atTheDesk('irene', ['direccion']);
    const many = Array.from({ length: 205 }, (_, n) =>
      trabajo({ clave: `n${String(n).padStart(3, '0')}.uy` }),
    );
    await given.tries(...many);
    const { apartados } = await irene().fallos.listar();
    expect([apartados.fallos.length, apartados.total]).toEqual([200, 205]);
    expect(await irene().fallos.ver({ clase: 'vida', clave: 'n204.uy' })).toMatchObject({ clave: 'n204.uy' });
  });

  it('is tried again once somebody says so, and who said it is written down', async () => {
    await atTheDesk('irene', ['direccion']);
    await given.tries(trabajo());
    expect(await irene().fallos.reintentar(apartado)).toMatchObject({ respuestaOK: true });
    expect(await listUndone(database())).toMatchObject([{ estado: 'ESPERA', intentos: 0 }]);
    await expect(irene().fallos.reintentar(apartado)).rejects.toMatchObject({ status: 404 });
    expect((await irene().personal.actos({})).actos).toMatchObject([
      {
        que: 'Hizo que se intente otra vez',
        sobre: 'vida kiosco.uy 2026-11-20',
        motivo: 'no se pudo escribir a …@correo.uy',
      },
    ]);
  });

  it('is left undone with a reason, and not without', async () => {
    await atTheDesk('irene', ['direccion']);
    await given.tries(trabajo());
    expect(await irene().fallos.descartar({ ...apartado, motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
    expect(await irene().fallos.descartar({ ...apartado, motivo })).toMatchObject({ respuestaOK: true });
    expect(await listUndone(database())).toEqual([]);
    expect((await irene().personal.actos({})).actos).toMatchObject([{ que: 'Lo dejó sin hacer', motivo }]);
  });

  it('is done once where two say at the same time that it is left, or tried again', async () => {
    await atTheDesk('irene', ['direccion']);
    await atTheDesk('julia', ['dominios']);
    await given.tries(trabajo());
    const sent = await Promise.allSettled([
      irene().fallos.descartar({ ...apartado, motivo }),
      askDesk({ login: 'julia' }).fallos.reintentar(apartado),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
