import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { deTarea } from '~/registry/edge/dominios/autoria';
import { cambiarDominio, lockDominio } from '~/registry/edge/dominios/cambios';
import { listHistoria } from '~/registry/edge/dominios/historia-store';
import { fotoTras, primeraRota } from '~/registry/edge/dominios/history-chain';
import { entriesInWords } from '~/routes/administrar/ver-dominio/entry-in-words.server';
import { avanzarDominios } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { idOf } from './caller';
import { enEquipo } from './equipo';
import { contacto, registryAs } from './persona';
import { nombreDe, shop, ventaLista } from './shop';

const noon = (day: string) => Temporal.Instant.from(`${day}T15:00:00Z`);

const historiaDe = async (nombre: string) => {
  const [first] = await observe.history(nombre);
  if (!first) throw new Error(`${nombre} has no history`);
  return listHistoria(database(), first.dominio_id);
};

/** Has a name renew itself from now on, or not; answers its row as it was and as it is. */
const seRenueva = (nombre: string, renovacion_automatica: 0 | 1) =>
  inTransaction(database(), async (trx) => {
    const antes = await lockDominio(trx, nombre);
    if (!antes) throw new Error(`${nombre} is there`);
    const op = deTarea(trx, noon('2026-06-01'));
    const despues = await cambiarDominio(op, antes, 'OPCIONES', { columnas: { renovacion_automatica } });
    return { antes, despues };
  });

/** Ana buys a name, it renews itself twice, she changes her data on it, and deletes the account: it expires. */
async function unaVida(nombre: string): Promise<void> {
  const uuid = await ventaLista('ana', [nombre], noon('2026-03-01'));
  await shop({ login: 'ana', now: noon('2026-03-01') }).carrito.finalizar({ uuid });
  await avanzarDominios(database(), noon('2028-03-01'));
  const ana = registryAs('ana', noon('2028-04-01'));
  await ana.cuenta.crearContacto({ contacto: contacto({ nombre: 'Ana María' }) });
  await ana.usuario.actualizarContactosBe({});
  const [cuenta] = (await ana.cuenta.cuentasPago()).cuentasPago;
  await ana.cuenta.eliminarCuentaPago({ id: cuenta?.id ?? 0 });
  await avanzarDominios(database(), noon('2029-03-02'));
}

describeOnBothEngines('the history of a name', () => {
  it('has one entry for each change: who, as what, from where and when', async () => {
    await unaVida('kiosco.uy');
    const ana = await idOf('ana');
    const told = (await historiaDe('kiosco.uy')).map(({ suceso, usuario_id, como, origen, momento }) => [
      suceso,
      usuario_id,
      como,
      origen,
      momento.slice(0, 10),
    ]);
    const todos = 'titular,administrador,tecnico,financiero';
    expect(told).toEqual([
      ['REGISTRO', ana, todos, 'WEB', '2026-03-01'],
      ['RENOVACION_AUTOMATICA', null, 'registro', 'TAREA', '2028-03-01'],
      ['RENOVACION_AUTOMATICA', null, 'registro', 'TAREA', '2028-03-01'],
      ['CONTACTOS', ana, todos, 'WEB', '2028-04-01'],
      ['CUENTA_PAGO', ana, todos, 'WEB', '2028-04-01'],
      ['VENCIMIENTO', null, 'registro', 'TAREA', '2029-03-02'],
    ]);
  });

  it('says as what each of several people changed it, and with which servers before and after', async () => {
    await enEquipo('uno.uy');
    const uno = { nombreDominio: 'uno.uy' };
    const nameservers = [{ nombre: 'ns1.ejemplo.com' }, { nombre: 'ns2.ejemplo.com' }];
    await registryAs('carla').dns.delegar({ ...uno, nameservers });
    await registryAs('bruno').administracion.liberar(uno);
    const [, delegated, released] = await historiaDe('uno.uy');
    expect([delegated?.como, released?.como]).toEqual(['tecnico', 'administrador']);
    expect(JSON.parse(delegated?.antes ?? '')).toEqual({ servidores: [] });
    expect(JSON.parse(delegated?.despues ?? '')).toMatchObject({ servidores: nameservers });
    expect(Object.keys(JSON.parse(released?.despues ?? ''))).not.toContain('servidores');
  });

  it('says what changed and nothing else', async () => {
    await unaVida('kiosco.uy');
    const [, renovacion, , contactos, , vencimiento] = await historiaDe('kiosco.uy');
    expect(JSON.parse(renovacion?.antes ?? '')).toEqual({ fechaVencimiento: '2027-03-01' });
    expect(JSON.parse(renovacion?.despues ?? '')).toEqual({ fechaVencimiento: '2028-03-01' });
    expect(Object.keys(JSON.parse(contactos?.despues ?? ''))).toEqual([
      'administrador',
      'tecnico',
      'financiero',
    ]);
    expect(JSON.parse(contactos?.despues ?? '')).toMatchObject({
      tecnico: { nombre: 'Ana María', apellido: 'Píriz' },
    });
    expect(JSON.parse(vencimiento?.antes ?? '')).toEqual({ estado: 'REGISTRADO' });
  });

  it('says of a payment account that is there no more that it was taken away', async () => {
    await unaVida('kiosco.uy');
    const { historia } = registryAs('ana', noon('2029-03-03'));
    const { entradas } = await historia.listar({ nombreDominio: 'kiosco.uy', clase: 'PAGOS' });
    const [last] = entriesInWords(entradas);
    expect(last?.titulo).toBe('Se quitó su forma de pago');
    expect(last?.cambios).toContain('Se quitó la forma de pago (era Casa)');
  });

  it('rebuilds the name at every moment', async () => {
    await unaVida('kiosco.uy');
    const historia = await historiaDe('kiosco.uy');
    expect(fotoTras(historia.slice(0, 1))).toMatchObject({
      estado: 'REGISTRADO',
      fechaVencimiento: '2027-03-01',
      cuentaPago: { nombre: 'Casa' },
      tecnico: { nombre: 'Ana Píriz' },
    });
    expect(fotoTras(historia.slice(0, 4))).toMatchObject({
      fechaVencimiento: '2029-03-01',
      tecnico: { nombre: 'Ana María', apellido: 'Píriz' },
    });
    expect(fotoTras(historia)).toMatchObject({ estado: 'VENCIDO', cuentaPago: null });
    expect((await observe.domain('kiosco.uy'))?.version).toBe(historia.length);
  });

  it('shows when anybody touches an entry, or takes one out', async () => {
    await unaVida('kiosco.uy');
    const historia = await historiaDe('kiosco.uy');
    expect(primeraRota(historia)).toBeUndefined();
    const touched = historia.map((entrada) =>
      entrada.version === 2 ? { ...entrada, despues: '{"fechaVencimiento":"2038-03-01"}' } : entrada,
    );
    expect(primeraRota(touched)?.version).toBe(2);
    expect(primeraRota(historia.filter(({ version }) => version !== 3))?.version).toBe(4);
  });

  it('begins with what a name was that is older than it', async () => {
    await nombreDe('ana', 'viejo.uy', { fecha_vencimiento: '2026-06-15' });
    await avanzarDominios(database(), noon('2026-06-16'));
    const historia = await historiaDe('viejo.uy');
    expect(historia.map(({ suceso }) => suceso)).toEqual(['INICIO', 'VENCIMIENTO']);
    expect(fotoTras(historia.slice(0, 1))).toMatchObject({ estado: 'REGISTRADO', fechaAlta: '2026-05-01' });
    expect(primeraRota(historia)).toBeUndefined();
  });

  it('outlives the name, and the next one of that name has its own', async () => {
    await nombreDe('ana', 'viejo.uy', { fecha_vencimiento: '2026-01-15' });
    await avanzarDominios(database(), noon('2026-08-16'));
    expect(await observe.domain('viejo.uy')).toBeUndefined();
    const historia = await historiaDe('viejo.uy');
    expect(historia.at(-1)).toMatchObject({ suceso: 'FIN', despues: null });
    expect(fotoTras(historia)).toBeNull();
    const uuid = await ventaLista('beto', ['viejo.uy'], noon('2026-08-16'));
    await shop({ login: 'beto', now: noon('2026-08-16') }).carrito.finalizar({ uuid });
    const after = await observe.domain('viejo.uy');
    expect(await listHistoria(database(), after?.id ?? 0)).toMatchObject([
      { suceso: 'REGISTRO', version: 1 },
    ]);
  });

  it('asks for a publication where the change is seen outside, once for the newest version', async () => {
    await unaVida('kiosco.uy');
    expect(await observe.publications()).toMatchObject([{ nombre: 'kiosco.uy', version: 6 }]);
  });

  it('asks for none where nobody outside sees it', async () => {
    await nombreDe('ana', 'igual.uy');
    await seRenueva('igual.uy', 0);
    expect(await observe.domain('igual.uy')).toMatchObject({ version: 2, renovacion_automatica: 0 });
    expect(await observe.publications()).toEqual([]);
  });

  it('says nothing where nothing changed', async () => {
    await nombreDe('ana', 'igual.uy');
    const { antes, despues } = await seRenueva('igual.uy', 1);
    expect(despues).toBe(antes);
    expect(await observe.domain('igual.uy')).toMatchObject({ version: 0 });
  });

  it('admits nothing that cannot happen to a name in its state, nor a change of what was not locked', async () => {
    await nombreDe('ana', 'vencida.uy', { fecha_vencimiento: '2026-05-15' });
    const attempt = (version: number) =>
      inTransaction(database(), async (trx) => {
        const dominio = await lockDominio(trx, 'vencida.uy');
        if (!dominio) throw new Error('vencida.uy is there');
        const columnas = { renovacion_automatica: 0 } as const;
        const op = deTarea(trx, noon(version < 0 ? '2026-06-01' : '2026-09-01'));
        return cambiarDominio(
          op,
          { ...dominio, version: dominio.version + Math.min(0, version) },
          'OPCIONES',
          { columnas },
        );
      });
    await expect(attempt(0)).rejects.toThrow('is LIBRE: no OPCIONES can happen');
    await expect(attempt(-1)).rejects.toThrow('without being locked');
    expect(await observe.domain('vencida.uy')).toMatchObject({ version: 0, renovacion_automatica: 1 });
  });
});
