import { createRouterClient, isProcedure, ORPCError } from '@orpc/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { database } from '~/database/connection.server';
import { ACTOS_DE_OFICINA, CONJUNTOS, permite } from '~/registry/domain/oficina';
import { ordenDePersonal } from '~/registry/edge/oficina/command';
import { revisarOficina } from '~/registry/edge/oficina/revisar';
import { routerDeOficina } from '~/registry/edge/oficina/router';
import * as given from '../support/given';
import { describeOnBothEngines } from '../support/registry';
import { sampleOf } from '../support/sample';
import { approve, askDesk, atTheDesk, contextOf, idOf } from './caller';

const meta = z.object({ acto: z.enum(ACTOS_DE_OFICINA) });

/** Every operation of the desk, with the act it is. */
const operations = Object.entries(routerDeOficina).flatMap(([area, found]) =>
  Object.entries(found).flatMap(([name, operation]) => {
    if (!isProcedure(operation)) return [];
    const { inputSchema } = operation['~orpc'];
    const least =
      inputSchema instanceof z.ZodType
        ? sampleOf(z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }))
        : undefined;
    const asking = async (context: ReturnType<typeof contextOf>) => {
      const client = createRouterClient(routerDeOficina, { context });
      const asked: unknown = Reflect.get(Reflect.get(client, area), name);
      if (typeof asked !== 'function') throw new Error(`There is no ${area}.${name}`);
      await Reflect.apply(asked, undefined, [least]);
    };
    return [{ name: `${area}.${name}`, acto: meta.parse(operation['~orpc'].meta).acto, asking }];
  }),
);

/** What stood against a call, as a status; 200 where nothing did. */
async function statusOf(asked: Promise<unknown>): Promise<number> {
  try {
    await asked;
    return 200;
  } catch (error) {
    if (error instanceof ORPCError) return error.status;
    throw error;
  }
}

const staff = () => contextOf({ login: 'horacio', acr: 'segundo-factor' });

describeOnBothEngines('every operation of the desk', () => {
  it.each(operations)(
    '$name is not there for a holder, and asks who is nobody to sign in',
    async ({ asking }) => {
      expect(await statusOf(asking(contextOf({ login: 'ana', acr: 'segundo-factor' })))).toBe(404);
      expect(await statusOf(asking(contextOf({})))).toBe(401);
    },
  );

  it.each(operations)(
    '$name asks staff who showed only a password for their second step',
    async ({ name, asking }) => {
      await atTheDesk('horacio', CONJUNTOS);
      expect(
        await statusOf(asking(contextOf({ login: 'horacio', acr: 'contrasena', conFactor: true }))),
      ).toBe(401);
      const withoutAny = await statusOf(asking(contextOf({ login: 'horacio', conFactor: false })));
      // that they have to get one is all that they are told
      expect(withoutAny === 401).toBe(name !== 'personal.yo');
    },
  );

  it.each(operations)('$name asks again an hour after the last second step', async ({ asking }) => {
    await atTheDesk('horacio', CONJUNTOS);
    const now = contextOf({}).now;
    const shown = (minutes: number) =>
      contextOf({ login: 'horacio', acr: 'segundo-factor', clave: now.subtract({ minutes }) });
    expect(await statusOf(asking(shown(61)))).toBe(401);
    expect(await statusOf(asking(shown(59)))).not.toBe(401);
  });

  it.each(operations)(
    '$name is there for the sets that its table says, and for no other',
    async ({ acto, asking }) => {
      for (const conjunto of CONJUNTOS) {
        await atTheDesk('horacio', [conjunto]);
        const status = await statusOf(asking(staff()));
        if (permite([conjunto], acto)) expect(status).not.toBe(401);
        else expect(status).toBe(404);
      }
      await atTheDesk('horacio', []);
      expect(await statusOf(asking(staff()))).toBe(404);
    },
  );
});

describeOnBothEngines('who works at the registry', () => {
  const irene = () => askDesk({ login: 'irene' }).personal;
  const motivo = 'Cambió de tareas.';

  it('is decided by direction, with a reason that is kept with what there was', async () => {
    await atTheDesk('irene', ['direccion']);
    await atTheDesk('julia', ['direccion']);
    await atTheDesk('horacio', ['atencion']);
    const [horacio] = (await irene().listar()).personal.filter(({ nombre }) => nombre === 'horacio');
    const answer = await irene().cambiar({ id: horacio?.id ?? 0, conjuntos: ['dominios'], motivo });
    expect(answer).toMatchObject({ codigoRespuesta: 'POR_APROBAR' });
    expect(await approve('julia')).toMatchObject({ respuestaOK: true });
    expect((await irene().actos({ propios: false })).actos).toMatchObject([
      { quien: 'julia', que: 'Aprobó cambiar lo que puede hacer alguien', sobre: 'horacio' },
      { quien: 'irene', sobre: 'horacio', motivo, antes: 'puede: Atención', despues: 'puede: Dominios' },
      { quien: 'irene', que: 'Pidió cambiar lo que puede hacer alguien', motivo },
    ]);
  });

  it('always has somebody of direction, also when two send each other away at once', async () => {
    await atTheDesk('irene', ['direccion']);
    await atTheDesk('julia', ['direccion']);
    const { personal } = await irene().listar();
    const idDe = (nombre: string) => personal.find((each) => each.nombre === nombre)?.id ?? 0;
    const sent = await Promise.allSettled([
      irene().cambiar({ id: idDe('julia'), conjuntos: [], motivo }),
      askDesk({ login: 'julia' }).personal.cambiar({ id: idDe('irene'), conjuntos: [], motivo }),
    ]);
    const done = sent.filter((each) => each.status === 'fulfilled' && each.value.respuestaOK);
    expect(done).toHaveLength(1);
    const left = await Promise.all(
      ['irene', 'julia'].map((login) => statusOf(askDesk({ login }).personal.yo())),
    );
    expect(left.toSorted()).toEqual([200, 404]);
  });

  it('writes nothing down of what was refused', async () => {
    await atTheDesk('irene', ['direccion']);
    const [{ id } = { id: 0 }] = (await irene().listar()).personal;
    expect(await irene().cambiar({ id, conjuntos: [], motivo })).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await irene().cambiar({ id, conjuntos: ['direccion'], motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
    expect((await irene().actos({})).total).toBe(0);
  });
});

describeOnBothEngines('npm run staff', () => {
  const enter = async (login: string) => {
    await idOf(login);
    await given.mailAddress(`${login}@correo.uy`, login);
  };

  it('makes the first of staff out of an account that signed in once, by its mail', async () => {
    await enter('irene');
    expect(await ordenDePersonal(['alta', 'Irene@Correo.uy'])).toContain('irene entra a la oficina');
    expect(await ordenDePersonal(['lista'])).toBe('irene <irene@correo.uy>: Dirección');
    await ordenDePersonal(['baja', 'irene']);
    expect(await ordenDePersonal(['lista'])).toBe(
      'Nadie trabaja todavía en la oficina: npm run staff -- alta correo',
    );
  });

  it('asks which of two accounts it is that have the same mail', async () => {
    for (const login of ['irene', 'julia']) await enter(login);
    await given.mailAddress('casa@correo.uy');
    await expect(ordenDePersonal(['alta', 'casa@correo.uy'])).rejects.toThrow(/por su usuario: irene, julia/);
  });

  it.each([
    [['alta', 'nadie@ejemplo.uy'], /ingresó todavía al portal/],
    [['alta', 'irene', 'jefe'], /«jefe» no es un conjunto/],
    [['alta'], /Uso: npm run staff/],
    [['quitar', 'irene'], /Uso: npm run staff/],
  ])('%j says what is wrong', async (words, says) => {
    await enter('irene');
    await expect(async () => ordenDePersonal(words)).rejects.toThrow(says);
  });
});

describeOnBothEngines('npm run audit-history', () => {
  it('finds whatever was altered of what the registry’s people did', async () => {
    await idOf('irene');
    for (const conjunto of CONJUNTOS) await ordenDePersonal(['alta', 'irene', conjunto]);
    expect(await revisarOficina(database())).toEqual({ personas: 1, faltas: [] });
    await given.deskActAltered(2, 'Nadie lo pidió.');
    expect((await revisarOficina(database())).faltas).toEqual([
      'Oficina: el acto 2 de la cuenta 0 no sigue al anterior o fue alterado',
    ]);
  });
});
