import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import type { Inputs } from '~/registry/contract';
import { MAX_BYTES } from '~/registry/contract/archivos';
import { fichaDe } from '~/registry/edge/captcha/question';
import { secretos } from '~/registry/edge/captcha/secret';
import { removeExpiredFiles } from '../support/due';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';

const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [...Buffer.from('GIF89a')],
};

function file(name: string, kind: keyof typeof SIGNATURES | null = 'png', bytes = 32, type = ''): File {
  const content = new Uint8Array(bytes);
  content.set((kind ? SIGNATURES[kind] : []).slice(0, bytes));
  return new File([content], name, { type });
}

const FORM = {
  nombre: 'Ana Pérez',
  email: 'ana@ejemplo.uy',
  mailConfirmacion: 'ana@ejemplo.uy',
  asunto: 'No veo mi dominio',
  mensaje: 'Lo registré ayer.',
};

interface Sent {
  form?: Record<string, string | undefined>;
  operacion?: string;
  archivos?: File[];
  captcha?: string;
  archivosGuardados?: string[];
}

const body = ({ form, archivos = [], captcha, ...rest }: Sent = {}): Inputs['ticket']['generar'] => ({
  datosTicket: JSON.stringify({ ticket: { ...FORM, ...form }, ...rest }),
  captcha,
  archivos,
});

const captcha = (respuesta = 'ocho') => `${fichaDe('8', START, secretos().pregunta)}:${respuesta}`;
const ana = () => ask({ login: 'ana' });
const tickets = () => observe.tickets();
const mails = () => observe.mails();
const keptFiles = () => observe.keptFiles();

describeOnBothEngines('a ticket', () => {
  it('is stored with its files, gets a number and is confirmed by mail', async () => {
    const archivos = [file('captura (1).png'), file('Ñandú_2.JPG', 'jpg'), file('tres.gif', 'gif')];
    const answer = await ana().ticket.generar(body({ archivos, form: { telefono: '099 123 456' } }));
    expect(answer).toMatchObject({ respuestaOK: true, camposError: [], numero: '2026-000001' });

    const { ticket } = await ana().ticket.ver({ id: answer.id ?? 0 });
    expect(ticket).toMatchObject({
      nombre: FORM.nombre,
      mensaje: FORM.mensaje,
      telefono: '099123456',
      estado: 'ABIERTO',
    });
    expect(ticket.archivos.map(({ nombre }) => nombre)).toEqual(archivos.map(({ name }) => name));
    const found = await ana().ticket.archivo({ id: ticket.id, idArchivo: ticket.archivos[1]?.id ?? 0 });
    expect(found.type).toBe('image/jpeg');
    expect(await found.bytes()).toEqual(await archivos[1]?.bytes());
    expect(await keptFiles()).toHaveLength(3);
    // Random letters alone, which may happen to spell anything: no ending, and nothing of what was typed.
    for (const name of await keptFiles()) expect(name).toMatch(/^[\w-]{22}$/);
    expect(await mails()).toMatchObject([{ clave: 'ticket:2026-000001', para: 'ana@ejemplo.uy' }]);
  });

  it('has a number of the year that it is in Uruguay', async () => {
    const lastNight = Temporal.Instant.from('2027-01-01T00:30:00Z');
    const { numero } = await ask({ login: 'ana', now: lastNight }).ticket.generar(body());
    expect(numero).toBe('2026-000001');
  });

  it('is asked for a captcha when its author is not signed in', async () => {
    const refused = await ask().ticket.generar(body());
    expect(refused).toMatchObject({
      respuestaOK: false,
      mensajeRespuesta: 'Errores encontrados:',
      camposError: [{ codigo: 'captcha', mensaje: 'El captcha es incorrecto' }],
    });
    expect(await tickets()).toEqual([]);
    expect(await ask().ticket.generar(body({ captcha: captcha() }))).toMatchObject({ respuestaOK: true });
  });

  it('is told at once which files never will be kept, and asked again for the others alone', async () => {
    const pdf = file('a.png', 'png', 32, 'application/pdf');
    const said = async (archivos: File[]) =>
      (await ask().ticket.generar(body({ archivos }))).camposError.slice(1).map(({ mensaje }) => mensaje);
    const again =
      'No guardamos los archivos porque falta comprobar que usted no es un programa automático. Hágalo y vuelva a adjuntarlos.';
    expect(await said([pdf])).toEqual(['Formato no permitido: a.png']);
    expect(await said([pdf, file('b.png')])).toEqual(['Formato no permitido: a.png', again]);
    expect(await said([file('b.png')])).toEqual([again]);
    const kept = await ask().ticket.guardarArchivos({ archivos: [pdf] });
    expect(kept.camposError.at(-1)?.mensaje).toBe('Formato no permitido: a.png');
  });

  it('spends the question of a wrong answer', async () => {
    const [ficha] = captcha().split(':');
    await ask().ticket.generar(body({ captcha: `${ficha}:nueve` }));
    const again = await ask().ticket.generar(body({ captcha: `${ficha}:ocho` }));
    expect(again).toMatchObject({ respuestaOK: false, camposError: [{ codigo: 'captcha' }] });
    expect(await tickets()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('keeps the question while something else is refused', async () => {
    const response = captcha();
    await ask().ticket.generar(body({ captcha: response, form: { asunto: ' ' } }));
    expect(await ask().ticket.generar(body({ captcha: response }))).toMatchObject({ respuestaOK: true });
  });

  it('does not repeat to a stranger what was typed', async () => {
    await ask().ticket.generar(
      body({ captcha: captcha(), form: { asunto: 'Gane dinero', nombre: 'Gane ya' } }),
    );
    const [mail] = await mails();
    expect(`${mail?.asunto}${mail?.texto}${mail?.html}`).not.toMatch(/Gane/);
  });

  it.each(['anonymous', 'signed in'])('posted twenty times at once by somebody %s is one', async (who) => {
    const login = who === 'anonymous' ? undefined : 'ana';
    if (login) await idOf(login);
    const sent = body({ operacion: 'clave-del-formulario', captcha: captcha(), archivos: [file('a.png')] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ login }).ticket.generar(sent)));
    expect(new Set(answers.map(({ numero }) => numero))).toEqual(new Set([answers[0]?.numero]));
    expect(answers.every(({ respuestaOK }) => respuestaOK)).toBe(true);
    expect(await tickets()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('of somebody else with the same key is another one', async () => {
    const sent = body({ operacion: 'clave-del-formulario' });
    await ana().ticket.generar(sent);
    await ask({ login: 'beto' }).ticket.generar(sent);
    expect(await tickets()).toHaveLength(2);
  });

  it.each([
    [{ nombre: '' }, ['general', 'nombre'], 'Complete los campos obligatorios.'],
    [
      { email: 'ana', mailConfirmacion: 'ana' },
      ['email'],
      'El correo electrónico debe contener una arroba (@).',
    ],
    [{ mailConfirmacion: 'otra@ejemplo.uy' }, ['mailConfirmacion'], 'Los correos electrónicos no coinciden.'],
    [
      { telefono: '12' },
      ['telefono'],
      'El teléfono debe contener solo números y tener entre 7 y 15 dígitos.',
    ],
    [{ dominio: 'x'.repeat(31) }, ['dominio'], 'El nombre de dominio no puede tener más de 30 caracteres.'],
    [{ mensaje: 'x'.repeat(2049) }, ['mensaje'], 'El mensaje no puede tener más de 2048 caracteres.'],
  ])('with %j is refused', async (form, codigos, mensaje) => {
    const { respuestaOK, camposError } = await ana().ticket.generar(body({ form }));
    expect(respuestaOK).toBe(false);
    expect(camposError.map(({ codigo }) => codigo)).toEqual(codigos);
    expect(camposError[0]?.mensaje).toBe(mensaje);
    expect(await tickets()).toEqual([]);
  });

  it('is one of so many a day, each of which mails whatever address was typed', async () => {
    const send = (operacion: string, asker = ana()) => asker.ticket.generar(body({ operacion }));
    for (let at = 0; at < 18; at++) expect(await send(`clave-${at}`)).toMatchObject({ respuestaOK: true });
    const together = await Promise.all(['a', 'b', 'c', 'd'].map((name) => send(`junta-${name}`)));
    expect(together.filter(({ respuestaOK }) => respuestaOK)).toHaveLength(2);
    const before = [(await tickets()).length, (await mails()).length];
    expect(await send('clave-20')).toMatchObject({
      respuestaOK: false,
      camposError: [
        {
          codigo: 'general',
          mensaje:
            'Ya envió 20 consultas en las últimas 24 horas. Puede enviar otra desde el 22/11/2026 09:00 (hora de Uruguay); lo que falte, agréguelo a una de ellas en Mis consultas.',
        },
      ],
    });
    expect([(await tickets()).length, (await mails()).length]).toEqual(before);
    expect(await send('clave-3')).toMatchObject({ respuestaOK: true });
    expect(await send('clave-20', ask({ login: 'beto' }))).toMatchObject({ respuestaOK: true });
    const tomorrow = ask({ login: 'ana', now: START.add({ hours: 24 }) });
    expect(await send('clave-20', tomorrow)).toMatchObject({ respuestaOK: true });
  });

  it('that is not even JSON is a malformed request', async () => {
    await expect(ana().ticket.generar({ datosTicket: '{' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describeOnBothEngines('files of a ticket', () => {
  const INVALID = 'Usa solo letras, números, guiones, puntos, espacios o guiones bajos.';
  it.each<[string, File[], string[]]>([
    ['a false extension', [file('a.png', 'jpg')], ['Formato no permitido: a.png']],
    ['text called png', [file('a.png', null)], ['Formato no permitido: a.png']],
    ['another type', [file('a.png', 'png', 32, 'application/pdf')], ['Formato no permitido: a.png']],
    ['another extension', [file('a.svg', 'png')], ['Extensión no permitida: a.svg']],
    [
      'another kind of file, which its name says already',
      [file('a.pdf', null, 32, 'application/pdf')],
      ['Extensión no permitida: a.pdf'],
    ],
    ['no extension', [file('png')], ['Extensión no permitida: png']],
    ['a path in the name', [file('../../a.png')], [`Nombre de archivo inválido: ../../a.png. ${INVALID}`]],
    ['a line end in the name', [file('a\r\nb.png')], [`Nombre de archivo inválido: a b.png. ${INVALID}`]],
    ['nothing in it', [file('a.png', 'png', 0)], ['El archivo a.png está vacío.']],
    [
      '5 MB and a byte',
      [file('a.png', 'png', MAX_BYTES + 1)],
      ['El tamaño total de los archivos supera el límite permitido de 5.00 MB.'],
    ],
    [
      '5 MB and a byte together',
      [file('a.png', 'png', MAX_BYTES - 31), file('b.png')],
      ['El tamaño total de los archivos supera el límite permitido de 5.00 MB.'],
    ],
    [
      'four files',
      ['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)),
      ['No se pueden adjuntar más de 3 archivos.'],
    ],
  ])('with %s are refused', async (_, archivos, mensajes) => {
    const answer = await ana().ticket.generar(body({ archivos }));
    expect(answer).toMatchObject({ respuestaOK: false, mensajeRespuesta: 'Errores encontrados:' });
    expect(answer.camposError).toEqual(mensajes.map((mensaje) => ({ codigo: 'archivos', mensaje })));
    expect(await tickets()).toEqual([]);
  });

  it('may have exactly 5 MB together', async () => {
    const archivos = [file('a.png', 'png', MAX_BYTES - 32), file('b.png')];
    expect(await ana().ticket.generar(body({ archivos }))).toMatchObject({ respuestaOK: true });
  });

  it('may be missing: an empty field is no file', async () => {
    const answer = await ana().ticket.generar(body({ archivos: [new File([], '')] }));
    expect(answer.respuestaOK).toBe(true);
    expect(await keptFiles()).toEqual([]);
  });

  it('survive a refused form and go with the corrected one', async () => {
    const refused = await ana().ticket.generar(body({ archivos: [file('a.png')], form: { asunto: '' } }));
    expect(refused.archivosGuardados).toMatchObject([{ nombre: 'a.png', tamanio: 32 }]);
    const archivosGuardados = refused.archivosGuardados.map(({ token }) => token);
    const answer = await ana().ticket.generar(body({ archivosGuardados, archivos: [file('b.png')] }));
    const { ticket } = await ana().ticket.ver({ id: answer.id ?? 0 });
    expect(ticket.archivos.map(({ nombre }) => nombre)).toEqual(['a.png', 'b.png']);
    expect(await ana().ticket.archivosGuardados()).toEqual({ archivosGuardados: [] });
  });

  it('kept before count with the new ones', async () => {
    const archivos = ['a', 'b', 'c'].map((name) => file(`${name}.png`));
    const { archivosGuardados: kept } = await ana().ticket.guardarArchivos({ archivos });
    const archivosGuardados = kept.map(({ token }) => token);
    const answer = await ana().ticket.generar(body({ archivosGuardados, archivos: [file('d.png')] }));
    expect(answer.camposError[0]?.mensaje).toBe('No se pueden adjuntar más de 3 archivos.');
    const left = await ana().ticket.quitarArchivo({ token: archivosGuardados[0] ?? '' });
    expect(left.archivosGuardados.map(({ nombre }) => nombre)).toEqual(['b.png', 'c.png', 'd.png']);
    expect(await keptFiles()).toHaveLength(3);
  });

  it('kept for one session mean nothing to another', async () => {
    const { archivosGuardados } = await ask().ticket.guardarArchivos({
      archivos: [file('a.png')],
      captcha: captcha(),
    });
    const tokens = archivosGuardados.map(({ token }) => token);
    const other = ask({ login: 'beto', visitante: 'otra-sesion' });
    expect(await other.ticket.archivosGuardados()).toEqual({ archivosGuardados: [] });
    await other.ticket.quitarArchivo({ token: tokens[0] ?? '' });
    const { id } = await other.ticket.generar(body({ archivosGuardados: tokens }));
    expect((await other.ticket.ver({ id: id ?? 0 })).ticket.archivos).toEqual([]);
    expect((await ask().ticket.archivosGuardados()).archivosGuardados).toHaveLength(1);
  });

  it('are kept a day, and only so many of them', async () => {
    const many = Array.from({ length: 62 }, (_, i) => file(`${i}.png`));
    const { archivosGuardados, camposError } = await ask().ticket.guardarArchivos({
      archivos: many,
      captcha: captcha(),
    });
    expect(archivosGuardados).toHaveLength(60);
    expect(camposError).toHaveLength(2);
    await removeExpiredFiles(database(), START.add({ hours: 23 }));
    expect(await keptFiles()).toHaveLength(60);
    await removeExpiredFiles(database(), START.add({ hours: 24 }));
    expect(await keptFiles()).toEqual([]);
  });

  it('of nobody are not kept before the captcha is right', async () => {
    const [ficha] = captcha().split(':');
    for (const wrong of [undefined, `${ficha}:nada`, `${ficha}:8`]) {
      await ask().ticket.guardarArchivos({ archivos: [file('a.png')], captcha: wrong });
      await ask().ticket.generar(body({ archivos: [file('a.png')], captcha: wrong }));
    }
    expect(await keptFiles()).toEqual([]);
  });

  it('of one network fill no more than its part, whatever sessions and addresses it names', async () => {
    for (let turn = 0; turn < 12; turn++)
      await ask({ visitante: `sesion-${turn}`, direccion: `2001:db8:1:2::${turn}` }).ticket.guardarArchivos({
        archivos: [file('a.png', 'png', 4 * 1024 * 1024)],
        captcha: captcha(),
      });
    expect(await keptFiles()).toHaveLength(7);
    const elsewhere = ask({ visitante: 'otra', direccion: '2001:db8:1:3::1' });
    await elsewhere.ticket.guardarArchivos({ archivos: [file('b.png')], captcha: captcha() });
    expect(await keptFiles()).toHaveLength(8);
  });

  it('are kept as they came', async () => {
    const sent = file('a.gif', 'gif', 1000);
    await ana().ticket.generar(body({ archivos: [sent] }));
    const [name] = await keptFiles();
    expect(await observe.inKeptFile(String(name))).toEqual(Buffer.from(await sent.bytes()));
  });
});
