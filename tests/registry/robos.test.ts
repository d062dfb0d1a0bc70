import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { makeEnlace } from '~/registry/edge/dominios/enlaces-store';
import { avanzarCandados, avanzarTransferencias } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { approve, ask, askDesk, atTheDesk, idOf, START } from './caller';
import { enEquipo } from './equipo';
import { contacto } from './persona';
import { codigoDe, otro, otroRegistrador, whose } from './traslado';

const NOMBRE = 'kiosco.uy';
const uno = { nombreDominio: NOMBRE };
const LADRON = [{ nombre: 'ns1.ladron.com' }, { nombre: 'ns2.ladron.com' }];
const LEGITIMOS = [{ nombre: 'ns1.ana.com' }, { nombre: 'ns2.ana.com' }];

type Persona = ReturnType<typeof ask>;
const conClave = (login: string): Persona => ask({ login });
const conFactor = (login: string): Persona => ask({ login, acr: 'segundo-factor' });

/** What waits for the custodians is taken back, so that it keeps nothing else from being asked for. */
async function takesBack(): Promise<void> {
  for (const { id, estado } of await observe.askedChanges())
    if (estado === 'ESPERA') await conClave('ana').candado.responder({ id, decision: 'RETIRAR' });
}

/** Whatever becomes of it. */
const tries = async (act: () => Promise<unknown>): Promise<unknown> => act().catch(() => undefined);

/** Every way in which somebody signed in could take a name to themselves, or what it points to. */
const WAYS = ({ dns, administracion, codigo, transferencia, candado }: Persona) => [
  () => candado.abrir(uno),
  () => administracion.transferirTitular({ ...uno, contactoDTO: contacto({ nombre: 'Mario' }) }),
  () => codigo.solicitar({ dominio: NOMBRE }),
  () => administracion.liberar(uno),
  () => administracion.eliminar(uno),
  () => dns.delegar({ ...uno, nameservers: LADRON }),
  () => dns.alojar(uno),
  () => transferencia.aprobar({ dominio: NOMBRE, codigo: 'ABCD-EFGH-JKMN-PQRS' }),
  () => administracion.invitacionCambiarContacto({ ...uno, tipoContacto: 'TECNICO', correo: 'l@l.uy' }),
  () =>
    administracion.editarContactoDominios({
      nombresDominio: [NOMBRE],
      tipoContacto: 'TITULAR',
      contactoDTO: contacto({ emailPublico: 'l@l.uy' }),
    }),
];

/** Tries each of them, and leaves what the last one asked for waiting. */
async function takes(who: Persona): Promise<void> {
  for (const way of WAYS(who)) {
    await takesBack();
    await tries(way);
  }
}

/** Answers the change that waits, as a custodian. */
async function votes(who: Persona): Promise<void> {
  const [waiting] = (await observe.askedChanges()).slice(-1);
  await tries(() => who.candado.responder({ id: waiting?.id ?? 0, decision: 'APROBAR' }));
}

/** Whose the name is, how it stands and what it points to. */
async function standing() {
  const row = await observe.theDomain(NOMBRE);
  const { titular_id, administrador_id, tecnico_id, estado, alojado, candado } = row;
  const { nameservers } = await conClave('ana').administracion.informacion(uno);
  const servidores = nameservers.map(({ nombre }) => nombre);
  const roles = { titular_id, administrador_id, tecnico_id };
  return { ...roles, estado, alojado, candado, servidores, deQuien: await whose(NOMBRE) };
}

/** What its holder reads of it: its history and what was told to them. */
async function readByHolder(): Promise<string[]> {
  const { entradas } = await conClave('ana').historia.listar({ ...uno, cantResultados: 50 });
  const told = await observe.messages('ana');
  return [...entradas, ...told].map(({ titulo }) => titulo);
}

const desk = (login = 'irene') => askDesk({ login });
/** Somebody of the registry asks that a custodian be taken off, and does what they can without a second person. */
async function takesOffAlone(custodio: string): Promise<void> {
  const motivo = 'Falleció.';
  const cerradoEn = (await observe.locks())[0]?.cerrado_en ?? '';
  const asked = { ...uno, custodio: await idOf(custodio), cerradoEn, documento: 'Partida 1', motivo };
  await desk().candados.sacarCustodio(asked);
  const id = (await observe.twoPersonActs()).at(-1)?.id ?? 0;
  await tries(() => desk().porAprobar.responder({ id, decision: 'APROBAR', motivo: '' }));
  await tries(() => desk().porAprobar.hacerASolas({ id, motivo: 'Es urgente.' }));
}

interface Robo {
  /** What the thief has. */
  robado: string;
  /** What was done before the name was locked. */
  antes?: () => Promise<unknown>;
  hace: () => Promise<unknown>;
  /** What the holder reads of it. */
  rastro: string | RegExp;
}

const PEDIDO = 'Se pidió un cambio que espera la aprobación de sus custodios';

const ROBOS: readonly Robo[] = [
  { robado: 'the holder’s session', hace: () => takes(conClave('ana')), rastro: PEDIDO },
  {
    robado: 'the holder’s password and second step',
    hace: () => takes(conFactor('ana')),
    rastro: 'Alguien intentó algo que su candado no permite',
  },
  { robado: 'the administrative contact’s session', hace: () => takes(conClave('bruno')), rastro: PEDIDO },
  { robado: 'the technical contact’s session', hace: () => takes(conClave('carla')), rastro: PEDIDO },
  {
    robado: 'a custodian’s session, while a change waits',
    hace: async () => {
      await conClave('ana').dns.delegar({ ...uno, nameservers: LEGITIMOS });
      for (let vez = 0; vez < 3; vez++) await votes(conFactor('elena'));
      await takes(conFactor('elena'));
    },
    rastro: 'Un custodio aprobó el cambio pedido',
  },
  {
    robado: 'the holder’s session and a custodian’s',
    hace: async () => {
      await takes(conClave('ana'));
      for (let vez = 0; vez < 3; vez++) await votes(conFactor('elena'));
    },
    rastro: 'Un custodio aprobó el cambio pedido',
  },
  {
    robado: 'the mailbox of who was asked to be a custodian',
    hace: async () => {
      await conClave('ana').candado.invitarCustodio({ correo: 'gloria@correo.uy' });
      const mail = (await observe.mails()).find(({ para }) => para === 'gloria@correo.uy');
      const codigo = /codigo=([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? '';
      await conFactor('ladron').candado.responderCustodia({ codigo, acepta: true });
      await conClave('ana').dns.delegar({ ...uno, nameservers: LEGITIMOS });
      await votes(conFactor('ladron'));
      await takes(conFactor('ladron'));
    },
    rastro: 'ladron aceptó ser su custodio',
  },
  {
    robado: 'the holder’s mailbox, with the link of a notice',
    hace: async () => {
      const { id } = await observe.theDomain(NOMBRE);
      const codigo = await makeEnlace(database(), { id, nombre: NOMBRE }, true, START);
      await ask().historia.congelarConEnlace({ codigo });
    },
    rastro: /^Se congeló/,
  },
  {
    robado: 'a code of authorization, used just before the name was locked',
    antes: async () => {
      await otroRegistrador();
      await otro().pide(NOMBRE, await codigoDe('ana', NOMBRE));
    },
    hace: async () => {
      await takes(conFactor('ana'));
      for (const days of [5, 10, 40])
        await avanzarTransferencias(database(), START.add({ hours: 24 * days }));
    },
    rastro: /transferencia/i,
  },
  {
    robado: 'the account of somebody of the registry who answers people',
    hace: async () => {
      await atTheDesk('irene', ['atencion', 'contenidos']);
      await desk().dominios.mirar({ ...uno, motivo: 'Quería ver.' });
      await tries(() => takesOffAlone('elena'));
      await takes(conFactor('irene'));
    },
    rastro: 'El registro consultó los datos de este dominio y dio este motivo: «Quería ver»',
  },
  {
    robado:
      'the account of somebody of the registry who may take custodians off, the holder’s session and a custodian’s',
    hace: async () => {
      await atTheDesk('irene', ['dominios', 'direccion']);
      await desk().dominios.mirar({ ...uno, motivo: 'Avisó su familia.' });
      await takesOffAlone('fito');
      await takes(conClave('ana'));
      await votes(conFactor('elena'));
    },
    rastro: 'El registro consultó los datos de este dominio y dio este motivo: «Avisó su familia»',
  },
  {
    robado: 'two such accounts, and the holder reads what is told',
    hace: async () => {
      await atTheDesk('irene', ['dominios', 'direccion']);
      await atTheDesk('julia', ['dominios']);
      await desk().dominios.mirar({ ...uno, motivo: 'Avisó su familia.' });
      for (const each of ['elena', 'fito']) {
        await takesOffAlone(each);
        await approve('julia');
      }
      await takes(conFactor('irene'));
      await conClave('ana').candado.mantener(uno);
    },
    rastro: 'El registro sacó a un custodio de su candado y dio este motivo: «Falleció»',
  },
  {
    robado: 'the holder’s session, for weeks',
    hace: async () => {
      for (let week = 0; week < 3; week++) {
        const now = START.add({ hours: 24 * 8 * week });
        await takes(ask({ login: 'ana', now }));
        await avanzarCandados(database(), now.add({ hours: 24 * 7 }));
      }
    },
    rastro: 'Nadie aprobó a tiempo el cambio pedido: no se hizo',
  },
];

describeOnBothEngines('a name whose lock has two custodians who both have to approve', () => {
  it.each(ROBOS)('is not taken with $robado, and its holder reads of it', async ({ antes, hace, rastro }) => {
    await enEquipo(NOMBRE);
    await antes?.();
    const custodios = [await idOf('elena'), await idOf('fito')];
    await given.locked(NOMBRE, { quorum: 2, custodios, por: await idOf('ana') });
    const before = await standing();
    await hace();
    // what was asked for might be done later
    for (const hours of [1, 30, 24 * 30]) await avanzarCandados(database(), START.add({ hours }));
    expect(await standing()).toEqual(before);
    expect(await readByHolder()).toEqual(
      expect.arrayContaining([typeof rastro === 'string' ? rastro : expect.stringMatching(rastro)]),
    );
  });
});

describeOnBothEngines('a name without a lock', () => {
  it('is taken with its holder’s session, by more than one of those ways', async () => {
    const works = [];
    for (const [at] of WAYS(conClave('ana')).entries()) {
      await enEquipo(NOMBRE);
      const before = JSON.stringify(await standing());
      await tries(async () => WAYS(conClave('ana'))[at]?.());
      const after = await tries(standing);
      if (JSON.stringify(after) !== before) works.push(at);
      await given.noDomain(NOMBRE);
    }
    expect(works.length).toBeGreaterThanOrEqual(4);
  });
});
