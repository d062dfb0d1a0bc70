import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { spendWith } from '~/limits/limit.server';
import { registroEnPalabras } from '~/registry/domain/registro-en-palabras';
import { LINEAS_POR_DIA } from '~/registry/edge/dns/write-zone';
import { writeVersion } from '~/registry/edge/dns/zona-store';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { idOf, START } from '../caller';
import { registryAs } from '../persona';
import { nombreDe } from '../shop';
import { agregar, alojado, formulario, lineas } from './alojado';

const UNO = { nombreDominio: 'uno.uy' };

const historia = () => observe.history();

describeOnBothEngines('the records of a hosted domain', () => {
  it('are told as they were at any moment, however many changed at once', async () => {
    await nombreDe('ana', 'uno.uy', { alojado: 1 });
    const hour = (hours: number) => START.add({ hours });
    const dnsAt = (hours: number) => registryAs('ana', hour(hours)).dns;
    const tenia: string[][] = [];
    const note = async () => tenia.push((await lineas(dnsAt(9), 'uno.uy')).sort());
    await agregar(dnsAt(0), 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    await note();
    await agregar(dnsAt(1), 'uno.uy', 'MX', { name: '', pri: '10', mail_server: 'mail' });
    await note();
    const { registros } = await dnsAt(2).registros(UNO);
    const idInterno = registros.find(({ tipo }) => tipo === 'A')?.idInterno ?? 0;
    await dnsAt(2).eliminarRegistro({ ...UNO, idInterno });
    await note();
    const texto = Array.from({ length: 30 }, (_, n) => `h${n} A 192.0.2.${n}`).join('\n');
    const cambio = { tipo: 'IMPORTAR' as const, texto, reemplazar: false };
    await dnsAt(3).cambiarZona({ ...UNO, cambio, versionZona: 3 });
    await note();
    expect(tenia.map(({ length }) => length)).toEqual([1, 2, 1, 31]);
    for (const [hours, lines] of tenia.entries()) {
      const momento = hour(hours).toString();
      const { datos } = await registryAs('ana', hour(9)).historia.enFecha({ ...UNO, momento });
      const told = datos.find(({ campo }) => campo === 'Registros DNS')?.valor ?? '';
      expect(told.split('; ').sort()).toEqual(lines.map(registroEnPalabras).sort());
    }
  });

  it('are added, shown by their fields, edited and deleted, each a version and an entry of history', async () => {
    const dns = await alojado('ana', 'uno.uy');
    expect(await agregar(dns, 'uno.uy', 'MX', { name: '', pri: '10', mail_server: 'mail' })).toMatchObject({
      respuestaOK: true,
      mensajeRespuesta: 'El registro se agregó correctamente',
    });
    const { registros, registroMail, total } = await dns.registros(UNO);
    expect(total).toBe(1);
    expect(registroMail).toMatchObject({ tipo: 'MX', contenido: '10 mail.uno.uy.' });
    expect(registros[0]?.campos.map(({ nombre, valor }) => [nombre, valor])).toEqual([
      ['name', '@'],
      ['pri', '10'],
      ['mail_server', 'mail.uno.uy.'],
    ]);
    const idInterno = registros[0]?.idInterno ?? 0;
    const editado = formulario('MX', { name: '@', pri: '20', mail_server: 'mail.uno.uy.' });
    expect(
      await dns.guardarRegistro({ ...UNO, agregarRegistro: false, registro: { ...editado, idInterno } }),
    ).toMatchObject({ mensajeRespuesta: 'La edición del registro se realizó correctamente.' });
    const [despues] = (await dns.registros(UNO)).registros;
    expect(await dns.eliminarRegistro({ ...UNO, idInterno: despues?.idInterno ?? 0 })).toMatchObject({
      mensajeRespuesta: 'El registro se eliminó correctamente',
    });
    expect(await lineas(dns, 'uno.uy')).toEqual([]);
    const { versiones } = await dns.versiones(UNO);
    expect(versiones.map(({ version, motivo, usuario }) => [version, motivo, usuario])).toEqual([
      [3, 'BAJA', 'ana'],
      [2, 'EDICION', 'ana'],
      [1, 'ALTA', 'ana'],
    ]);
    expect(versiones.map(({ titulo }) => titulo)).toEqual([
      'Se quitó el MX de uno.uy',
      'Cambió el MX de uno.uy',
      'Se agregó el MX de uno.uy',
    ]);
    expect((await historia()).map(({ suceso }) => suceso)).toEqual([
      'INICIO',
      'REGISTROS',
      'REGISTROS',
      'REGISTROS',
    ]);
    const { entradas } = await registryAs('ana').historia.listar(UNO);
    expect(entradas.map(({ titulo }) => titulo).slice(0, 3)).toEqual([
      'Se quitó el MX de uno.uy',
      'Cambió el MX de uno.uy',
      'Se agregó el MX de uno.uy',
    ]);
  });

  it('are refused beside their fields, and nothing is written', async () => {
    const dns = await alojado('ana', 'uno.uy');
    expect(await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '1.2.3' })).toMatchObject({
      respuestaOK: false,
      mensajeRespuesta: 'Existen errores en los campos. Verifiquelos e intente nuevamente.',
      camposConError: expect.arrayContaining(['ip']),
      camposError: expect.arrayContaining([{ codigo: 'ip', mensaje: expect.stringContaining('IPv4') }]),
    });
    expect(await agregar(dns, 'uno.uy', 'HINFO', { name: 'www' })).toMatchObject({ respuestaOK: false });
    expect(await agregar(dns, 'uno.uy', 'A', { name: '', ip: '' })).toMatchObject({
      mensajeRespuesta: 'Debe completar todos los campos obligatorios.',
    });
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' });
    expect(await agregar(dns, 'uno.uy', 'CNAME', { cname: 'www', cannonical_name: 'otro' })).toMatchObject({
      mensajeRespuesta:
        'No se puede agregar un registro CNAME porque ya existe un A con el mismo nombre (www.uno.uy).',
    });
    expect(await lineas(dns, 'uno.uy')).toEqual(['www.uno.uy. 3600 IN A 192.0.2.1']);
  });

  it('of one set share the time of the newest (RFC 2181)', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.1' }, 3600);
    await agregar(dns, 'uno.uy', 'A', { name: 'www', ip: '192.0.2.2' }, 600);
    expect(await lineas(dns, 'uno.uy')).toEqual([
      'www.uno.uy. 600 IN A 192.0.2.1',
      'www.uno.uy. 600 IN A 192.0.2.2',
    ]);
  });

  it('are understood where a whole line was pasted into the first box', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'www 600 IN AAAA 2001:db8::1', ip: '' });
    await agregar(dns, 'uno.uy', 'TXT', { txt_name: 'a TXT "hola; mundo"', text: '' });
    expect(await lineas(dns, 'uno.uy')).toEqual([
      'a.uno.uy. 86400 IN TXT "hola; mundo"',
      'www.uno.uy. 600 IN AAAA 2001:db8::1',
    ]);
    expect(await agregar(dns, 'uno.uy', 'A', { name: 'www IN A 192.0.2', ip: '' })).toMatchObject({
      respuestaOK: false,
      camposError: expect.arrayContaining([{ codigo: 'name', mensaje: expect.stringContaining('IPv4') }]),
    });
  });

  it('are read a page at a time, from either end, each of them once', async () => {
    const dns = await alojado('ana', 'uno.uy');
    const texto = Array.from({ length: 25 }, (_, n) => `h${n} 600 A 192.0.2.${n}`).join('\n');
    await dns.cambiarZona({ ...UNO, versionZona: 0, cambio: { tipo: 'IMPORTAR', texto, reemplazar: true } });
    const pagesOf = async (buscar: string) => {
      const read = [];
      for (let primerResultado = 0; primerResultado < 30; primerResultado += 4)
        read.push((await dns.registros({ ...UNO, primerResultado, cantResultados: 4, buscar })).registros);
      return read.flat().map(({ nombre }) => nombre);
    };
    const whole = (await dns.registros({ ...UNO, cantResultados: 100 })).registros.map(
      ({ nombre }) => nombre,
    );
    expect(whole).toHaveLength(25);
    expect(await pagesOf('')).toEqual(whole);
    expect(await pagesOf('h1')).toEqual(whole.filter((nombre) => nombre.includes('h1')));
  });

  it('of the domain itself stand before those of the names under it, on whichever page they are', async () => {
    const dns = await alojado('ana', 'uno.uy');
    const under = Array.from({ length: 12 }, (_, n) => `${n < 6 ? 'a' : 'x'}${n} 600 A 192.0.2.${n}`);
    const own = ['@ 600 A 192.0.2.99', '@ 600 MX 10 mail', '@ 600 TXT "x1"'];
    const texto = [...under, ...own].join('\n');
    await dns.cambiarZona({ ...UNO, versionZona: 0, cambio: { tipo: 'IMPORTAR', texto, reemplazar: true } });
    const read = async (part: object) => {
      const { registros } = await dns.registros({ ...UNO, ...part });
      return registros.map(({ nombre, tipo }) => `${tipo} ${nombre}`);
    };
    const whole = await read({ cantResultados: 100 });
    expect(whole.slice(0, 4)).toEqual(['A uno.uy', 'MX uno.uy', 'TXT uno.uy', 'A a0.uno.uy']);
    expect(new Set(whole).size).toBe(15);
    expect(await read({})).toEqual(whole);
    for (const cantResultados of [1, 2, 3, 4, 7, 15]) {
      const pages = [];
      for (let primerResultado = 0; primerResultado < 17; primerResultado += cantResultados)
        pages.push(...(await read({ primerResultado, cantResultados })));
      expect(pages, `${cantResultados} a page`).toEqual(whole);
    }
    expect(await read({ buscar: 'x1', cantResultados: 2 })).toEqual(['TXT uno.uy', 'A x10.uno.uy']);
    expect(await read({ buscar: 'x1', primerResultado: 2, cantResultados: 2 })).toEqual(['A x11.uno.uy']);
  });

  it('are found by a part of their name or data, in letters of people', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'peñarol', ip: '192.0.2.1' });
    await agregar(dns, 'uno.uy', 'TXT', { txt_name: '_dmarc', text: 'v=DMARC1' });
    await agregar(dns, 'uno.uy', 'A', { name: 'otro', ip: '192.0.2.2' });
    const found = async (buscar: string) => {
      const { registros, encontrados, total } = await dns.registros({ ...UNO, buscar });
      expect(total).toBe(3);
      expect(encontrados).toBe(registros.length);
      return registros.map(({ nombre }) => nombre);
    };
    expect(await found('Peñarol')).toEqual(['peñarol.uno.uy']);
    expect(await found('dmarc1')).toEqual(['_dmarc.uno.uy']);
    expect(await found('192.0.2')).toHaveLength(2);
    expect(await found('_')).toEqual(['_dmarc.uno.uy']);
    expect(await found('%')).toEqual([]);
  });

  it('below a name that other servers are to answer for are in the way of it, whatever its letters', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'TXT', { txt_name: 'a._x', text: 'hola' });
    expect(await agregar(dns, 'uno.uy', 'NS', { name: '_x', target: 'ns1.otro.com.' })).toMatchObject({
      respuestaOK: false,
      mensajeRespuesta: expect.stringContaining('dentro de _x.uno.uy'),
    });
  });

  it('are written once for one operation key, posted ten times at once', async () => {
    const dns = await alojado('ana', 'uno.uy');
    const input = {
      ...UNO,
      operacion: 'una-sola-vez',
      agregarRegistro: true,
      registro: formulario('TXT', { txt_name: '', text: 'hola' }),
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => dns.guardarRegistro(input)));
    expect(answers.every(({ respuestaOK }) => respuestaOK)).toBe(true);
    expect((await dns.registros(UNO)).total).toBe(1);
  });

  it('are of who has a role on the domain, and not found by anybody else', async () => {
    await alojado('ana', 'uno.uy');
    const beto = registryAs('beto').dns;
    await expect(beto.registros(UNO)).rejects.toMatchObject({ status: 404 });
    await expect(agregar(beto, 'uno.uy', 'A', { name: '', ip: '192.0.2.1' })).rejects.toMatchObject({
      status: 404,
    });
    const { registros } = await registryAs('ana').dns.registros(UNO);
    expect(registros).toEqual([]);
  });

  it('are edited where they are served: not of a delegated domain', async () => {
    await nombreDe('ana', 'dos.uy');
    const { dns } = registryAs('ana');
    expect(await agregar(dns, 'dos.uy', 'A', { name: '', ip: '192.0.2.1' })).toMatchObject({
      respuestaOK: false,
      mensajeRespuesta: expect.stringContaining('primero alójelo'),
    });
  });
});

describeOnBothEngines('many records at once', () => {
  const FILE = '$TTL 1h\n@ A 192.0.2.1\nwww CNAME @\n';
  const importar = (texto: string, reemplazar = false) => ({ tipo: 'IMPORTAR' as const, texto, reemplazar });

  it('are compared first, then applied all together, and undone', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.9' });
    const cambio = importar(FILE, true);
    const comparada = await dns.compararZona({ ...UNO, cambio });
    expect(comparada).toMatchObject({
      versionZona: 1,
      quitados: ['uno.uy. 3600 IN A 192.0.2.9'],
      agregados: ['uno.uy. 3600 IN A 192.0.2.1', 'www.uno.uy. 3600 IN CNAME uno.uy.'],
      errores: [],
    });
    expect(await dns.cambiarZona({ ...UNO, versionZona: 1, cambio })).toMatchObject({ esRespOK: true });
    expect(await lineas(dns, 'uno.uy')).toEqual([
      'uno.uy. 3600 IN A 192.0.2.1',
      'www.uno.uy. 3600 IN CNAME uno.uy.',
    ]);
    const deshacer = { tipo: 'DESHACER' as const, version: 1 };
    expect(await dns.cambiarZona({ ...UNO, versionZona: 2, cambio: deshacer })).toMatchObject({
      esRespOK: true,
    });
    expect(await lineas(dns, 'uno.uy')).toEqual(['uno.uy. 3600 IN A 192.0.2.9']);
  });

  it('lose only what one change did, whatever was changed after it', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'uno', ip: '192.0.2.1' });
    await agregar(dns, 'uno.uy', 'A', { name: 'dos', ip: '192.0.2.2' });
    const cambio = { tipo: 'DESHACER' as const, version: 0, solo: true };
    expect(await dns.compararZona({ ...UNO, cambio })).toMatchObject({
      quitados: ['uno.uno.uy. 3600 IN A 192.0.2.1'],
      agregados: [],
      deshecho: { titulo: 'Se agregó el A de uno.uno.uy', esElUltimo: false },
    });
    expect(await dns.cambiarZona({ ...UNO, versionZona: 2, cambio })).toMatchObject({ esRespOK: true });
    expect(await lineas(dns, 'uno.uy')).toEqual(['dos.uno.uy. 3600 IN A 192.0.2.2']);
    const todo = { tipo: 'DESHACER' as const, version: 2 };
    expect(await dns.compararZona({ ...UNO, cambio: todo })).toMatchObject({
      agregados: ['uno.uno.uy. 3600 IN A 192.0.2.1'],
      deshecho: { esElUltimo: true },
    });
  });

  it('say of each change which one took it back, as it was kept, and of an undo that it is done again', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: 'uno', ip: '192.0.2.1' });
    const undo = async (version: number) =>
      dns.cambiarZona({
        ...UNO,
        versionZona: (await dns.registros(UNO)).versionZona,
        cambio: { tipo: 'DESHACER' as const, version, solo: true },
      });
    const said = async () =>
      (await dns.versiones(UNO)).versiones.map(({ version, deshacer }) => [
        version,
        deshacer?.yaPor,
        deshacer?.rehace,
      ]);
    expect(await undo(0)).toMatchObject({ mensaje: 'Se deshizo el cambio: se quitó el A de uno.uno.uy.' });
    expect((await dns.registros({ ...UNO, conNuevos: true })).rehace).toBe(true);
    expect(await undo(1)).toMatchObject({ mensaje: 'Se rehízo lo deshecho: se agregó el A de uno.uno.uy.' });
    expect((await dns.registros({ ...UNO, conNuevos: true })).rehace).toBe(false);
    expect(await said()).toEqual([
      [3, null, false],
      [2, 3, true],
      [1, null, false],
    ]);
  });

  it('of a change that another one changed again are not both put there: that is told, and nothing is written', async () => {
    const dns = await alojado('ana', 'uno.uy');
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      await dns.cambiarZona({
        ...UNO,
        versionZona: (await dns.registros(UNO)).versionZona,
        cambio: { tipo: 'IMPORTAR', texto: `@ 3600 A ${ip}`, reemplazar: true },
      });
    const cambio = { tipo: 'DESHACER' as const, version: 1, solo: true };
    const { errores, quitados, agregados } = await dns.compararZona({ ...UNO, cambio });
    expect([quitados, agregados]).toEqual([[], []]);
    expect(errores.map(({ motivo }) => motivo)).toEqual([
      'Lo que puso este cambio se cambió después. Deshaga primero aquel cambio, o vuelva a como estaba antes de este.',
    ]);
    expect(await dns.cambiarZona({ ...UNO, versionZona: 3, cambio })).toMatchObject({ esRespOK: false });
    expect(await lineas(dns, 'uno.uy')).toEqual(['uno.uy. 3600 IN A 192.0.2.3']);
  });

  it('come back as they were many versions ago', async () => {
    const dns = await alojado('ana', 'uno.uy');
    for (let n = 1; n <= 25; n += 1) await agregar(dns, 'uno.uy', 'A', { name: `h${n}`, ip: '192.0.2.9' });
    const before = (await lineas(dns, 'uno.uy')).filter((linea) => /^h[123]\.uno/.test(linea));
    const deshacer = { tipo: 'DESHACER' as const, version: 3 };
    await dns.cambiarZona({ ...UNO, versionZona: 25, cambio: deshacer });
    expect(await lineas(dns, 'uno.uy')).toEqual(before);
  });

  it('come back as one of the versions that are shown, and history tells the others', async () => {
    const dns = await alojado('ana', 'uno.uy');
    for (let n = 1; n <= 53; n += 1) await agregar(dns, 'uno.uy', 'A', { name: `h${n}`, ip: '192.0.2.9' });
    const { versiones } = await dns.versiones(UNO);
    expect(versiones.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, at) => 53 - at));
    const to = (version: number) =>
      dns.cambiarZona({ ...UNO, versionZona: 53, cambio: { tipo: 'DESHACER' as const, version } });
    expect(await to(2)).toMatchObject({
      esRespOK: false,
      mensaje: expect.stringContaining('Solo se puede volver a una de las últimas 50 versiones.'),
    });
    expect(await to(3)).toMatchObject({ esRespOK: true });
    expect(await lineas(dns, 'uno.uy')).toHaveLength(3);
  });

  it('of large versions are read a few at a time, and told the same', async () => {
    const dns = await alojado('ana', 'uno.uy');
    const { id } = await observe.theDomain();
    const large = (n: number) =>
      Array.from({ length: 300 }, (_, at) => ({
        nombre: `h${at}-${n}.uno.uy`,
        tipo: 'TXT' as const,
        ttl: 60,
        contenido: JSON.stringify('x'.repeat(9000)),
      }));
    for (const n of [1, 2, 3]) {
      const change = { quitados: n > 1 ? large(n - 1) : [], agregados: large(n) };
      await writeVersion(database(), id, { ...change, motivo: 'IMPORTACION', usuarioId: null, now: START });
    }
    const { versiones } = await dns.versiones(UNO);
    expect(versiones.map(({ version, quitados, agregados }) => [version, quitados, agregados])).toEqual([
      [3, 300, 300],
      [2, 300, 300],
      [1, 0, 300],
    ]);
    for (const [version, n] of [
      [1, 1],
      [2, 2],
    ] as const) {
      const cambio = { tipo: 'DESHACER' as const, version };
      const { agregados } = await dns.compararZona({ ...UNO, cambio });
      expect(agregados).toHaveLength(300);
      expect(agregados[0]).toMatch(new RegExp(`^h\\d+-${n}\\.uno`));
    }
  });

  it('are changed so many times a day by one person: every version of a zone is kept', async () => {
    const dns = await alojado('ana', 'uno.uy');
    const ana = String(await idOf('ana'));
    await spendWith(database(), LINEAS_POR_DIA, ana, LINEAS_POR_DIA.puntos);
    const refused = await dns.cambiarZona({ ...UNO, versionZona: 0, cambio: importar(FILE) });
    await nombreDe('beto', 'dos.uy', { alojado: 1 });
    await agregar(registryAs('beto').dns, 'dos.uy', 'A', { name: '', ip: '192.0.2.9' });
    expect(refused).toMatchObject({
      esRespOK: false,
      codigo: 'DEMASIADAS',
      mensaje: expect.stringMatching(/^Hoy ya cambió 400 mil registros\. Vuelva a intentarlo en 24.horas\.$/),
    });
    expect(await lineas(dns, 'uno.uy')).toEqual([]);
    expect(await lineas(registryAs('beto').dns, 'dos.uy')).toHaveLength(1);
  });

  it('of a version with a number that no database holds are no failure of ours', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.9' });
    const { registros } = await dns.registros(UNO);
    const registro = formulario('A', { name: '', ip: '192.0.2.8' });
    for (const version of [3_000_000_000, -3_000_000_000]) {
      const cambio = { tipo: 'DESHACER' as const, version };
      expect(await dns.compararZona({ ...UNO, cambio })).toMatchObject({ agregados: [] });
      const solo = await dns.compararZona({ ...UNO, cambio: { ...cambio, solo: true } });
      expect(solo, 'of a change that never was nothing is taken back').toMatchObject({
        quitados: [],
        agregados: [],
      });
      const edited = { ...registro, idInterno: registros[0]?.idInterno ?? 0 };
      const saved = dns.guardarRegistro({ ...UNO, agregarRegistro: false, registro: edited, version });
      expect(await saved).toHaveProperty('codigoRespuesta');
    }
  });

  it('are never half applied: each wrong line is named, and nothing is written', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'CNAME', { cname: 'www', cannonical_name: 'web' });
    const cambio = importar('a A 192.0.2.1\nwww A 192.0.2.1\nb A 192.0.2\nwww.otro.uy. A 192.0.2.1');
    const { errores } = await dns.compararZona({ ...UNO, cambio });
    expect(errores.map(({ linea }) => linea)).toEqual([2, 3, 4]);
    expect(await dns.cambiarZona({ ...UNO, versionZona: 1, cambio })).toMatchObject({ esRespOK: false });
    expect((await dns.registros(UNO)).total).toBe(1);
  });

  it('are not applied to a zone that is not the one that was compared', async () => {
    const dns = await alojado('ana', 'uno.uy');
    await agregar(dns, 'uno.uy', 'A', { name: '', ip: '192.0.2.9' });
    expect(await dns.cambiarZona({ ...UNO, versionZona: 0, cambio: importar(FILE) })).toMatchObject({
      esRespOK: false,
      codigo: 'VERSION',
    });
  });

  it('are as many as the largest zone has: half of them beside the other half, and one more is refused', {
    timeout: 60_000,
  }, async () => {
    const dns = await alojado('ana', 'uno.uy');
    const hosts = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `equipo-${from + n} 600 A 10.0.0.1`).join('\n');
    const first = importar(hosts(0, 10_000));
    expect(await dns.cambiarZona({ ...UNO, versionZona: 0, cambio: first })).toMatchObject({
      esRespOK: true,
    });
    const second = importar(hosts(5000, 20_000));
    const comparada = await dns.compararZona({ ...UNO, cambio: second });
    expect(comparada).toMatchObject({ versionZona: 1, quitados: [], errores: [] });
    expect(comparada.agregados).toHaveLength(10_000);
    expect(await dns.cambiarZona({ ...UNO, versionZona: 1, cambio: second })).toMatchObject({
      esRespOK: true,
    });
    const { errores } = await dns.compararZona({ ...UNO, cambio: importar(hosts(20_000, 20_001)) });
    expect(errores).toMatchObject([{ linea: 0, motivo: expect.stringContaining('como máximo 20000') }]);
    expect((await dns.registros(UNO)).total).toBe(20_000);
  });

  it('come from a template, and what is exported is imported without a difference', async () => {
    const dns = await alojado('ana', 'uno.uy');
    const plantilla = { tipo: 'PLANTILLA' as const, plantilla: 'CORREO_ZOHO' as const, direccion: '' };
    await dns.cambiarZona({ ...UNO, versionZona: 0, cambio: plantilla });
    const { texto } = await dns.exportarZona(UNO);
    expect(texto).toContain('uno.uy. 86400 IN MX 10 mx.zoho.com.');
    const otra = await dns.compararZona({ ...UNO, cambio: importar(texto, true) });
    expect(otra).toMatchObject({ quitados: [], agregados: [], errores: [] });
  });
});
