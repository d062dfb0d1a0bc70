import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const RESERVADOS = '/registro/reservados';
const open = async (from = '', who: 'direccion' | 'atencion' = 'direccion') =>
  (await visitor().as(who)).open(`${RESERVADOS}?desde=${from}`);

describe('The kept names at the desk', () => {
  test('say whether each is reserved or forbidden, for whom and why', async () => {
    const page = await open('banco-central');
    expect(page).toHaveHeading('Nombres reservados');
    const row = (nombre: string) => page.$(`tr:contains("${nombre}")`).text();
    expect(row('banco-central')).toContain('Prohibido');
    expect(row('banco-central')).toContain('Sirve para hacerse pasar por el Banco Central.');
    expect(row('carnaval.uy')).toContain('Reservado');
    expect(page).toSay('los puede registrar la persona de la columna «Para»');
    expect(page.buttons).toContain('Ver');
    expect((await open()).text).toMatch(/\d+\snombres\./);
    expect((await open('nic')).text, 'not all of them').toMatch(/\d+\snombres desde ahí\./);
    expect(row('carnaval.uy')).toContain('Ana Titular (titular)');
    expect(page.shipsScripts).toBe(false);
    const empty = await open('zzzz');
    expect(empty.text).toContain('zzzz no está, ni ninguno después.');
  });

  test('that are forbidden are searched without an offer of what looks like them', async () => {
    const page = await visitor().open('/consulta-disponibilidad?nombre=banco-central');
    expect(page).toSay('Reservado');
    expect(page).not.toSay('En su lugar están libres');
  });

  test('say so where what is looked for is not among them, and go on from there', async () => {
    for (const absent of ['bancx', 'a b']) {
      const page = await open(absent);
      expect(page.text).toContain(`${absent} no está; la lista sigue desde ahí.`);
    }
    for (const there of ['carnaval.uy', 'CARNA', ''])
      expect((await open(there)).text, there).not.toContain('no está');
  });

  test('say why each is kept in a sentence of its own, where it is let go', async () => {
    const who = await visitor().as('direccion');
    const page = await who.open(`${RESERVADOS}/quitar?de=nic`);
    expect(page.text).toMatch(
      /Está reservado\. Motivo: Uso técnico\.\s*Desde que lo suelte, lo puede registrar/,
    );
  });

  test('are seen and tried by who attends the public, who changes none', async () => {
    const page = await open('carnaval.uy', 'atencion');
    expect(Object.keys(page.links)).toContain('Probar un nombre');
    expect(Object.keys(page.links)).not.toContain('Reservar un nombre');
    const who = await visitor().as('atencion');
    for (const way of ['guardar', 'quitar?de=carnaval.uy'])
      expect((await who.open(`${RESERVADOS}/${way}`)).status, way).toBe(404);
  });

  test('are tried: the rule that hits and why, without changing anything', async () => {
    const who = await visitor().as('atencion');
    const said = async (nombre: string) =>
      who.open(`${RESERVADOS}/probar?nombre=${encodeURIComponent(nombre)}`);
    const forbidden = await said('banco-central.com.uy');
    expect(forbidden).toHaveHeading('Probar un nombre');
    expect(forbidden.buttons).toContain('Probar');
    for (const words of ['Prohibido', 'Por la regla', 'banco-central', 'Nadie'])
      expect(forbidden.text).toContain(words);
    const reserved = await said('carnaval.uy');
    expect(reserved.text).toContain('Ana Titular (titular)');
    expect(reserved.$('main dt').text(), 'its class is beside its name').not.toContain('Clase');
    expect(reserved.text).toContain('A quien lo busca se le dice: «El dominio carnaval.uy está reservado.»');
    expect((await said('ñanduces.uy')).text).toContain('ñanduces.uy es de quien lo pida primero.');
    expect((await said('titular.uy')).text).toContain('titular.uy está registrado.');
    const nothing = await said(' ');
    expect(nothing.status).toBe(422);
    expect(nothing.title).toMatch(/^Error: /);
    expect(nothing.errors).toEqual(['Escriba el nombre.']);
    expect(nothing.field('Nombre').description).toContain('Escriba el nombre.');
    expect((await who.open(`${RESERVADOS}/probar`)).errors).toEqual([]);
    expect((await said('no es.uy')).text).toContain('El dominio no debe contener espacios.');
  });

  test('are kept, changed and let go; what was typed stays where it is refused', async () => {
    const form = await (await open()).follow('Reservar un nombre');
    const refused = await form.press('Guardar', {
      Nombre: 'ñandutí.uy',
      'Quién lo puede registrar': 'nadie-asi',
      Motivo: 'Marca.',
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Nadie con ese usuario o correo ingresó todavía al portal.');
    expect(refused.field('Nombre').value).toBe('ñandutí.uy');
    const done = await refused.press('Guardar', { 'Quién lo puede registrar': '' });
    expect(done).toLeaveNotice('ñandutí.uy quedó reservado');
    expect(
      (await visitor().open(`/consulta-disponibilidad?nombre=${encodeURIComponent('ñandutí.uy')}`)).text,
    ).toContain('Reservado');
    const change = await done.follow('Cambiar ñandutí.uy');
    expect(change.field('Motivo').value).toBe('Marca.');
    const changed = await change.press('Guardar', {
      Clase: 'Prohibido',
      Motivo: 'Se presta a engaños.',
    });
    expect(changed).toLeaveNotice('ñandutí.uy quedó prohibido');
    const gone = await (await changed.follow('Soltar ñandutí.uy')).press('Soltar el nombre', {
      Motivo: 'Ya no.',
    });
    expect(gone).toLeaveNotice('ñandutí.uy ya no está reservado');
  });

  test('say of one that somebody has already that it stays theirs, and for whom it is kept', async () => {
    const who = await visitor().as('direccion');
    const form = await who.open(`${RESERVADOS}/guardar`);
    const done = await form.press('Guardar', {
      Nombre: 'titular',
      'Quién lo puede registrar': 'otro',
      Motivo: 'Marca.',
    });
    expect(done).toLeaveNotice(
      'titular quedó reservado para Federico Otro (otro). titular.uy ya está registrado',
    );
    const again = await who.open(`${RESERVADOS}/guardar?de=titular`);
    expect(again.field('Quién lo puede registrar').description).toContain('Hoy, Federico Otro (otro).');
    expect((await who.open(`${RESERVADOS}/quitar?de=titular`)).text).toContain(
      'Está reservado para Federico Otro (otro). Motivo: Marca.',
    );
  });
});
