import { describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { alcanceDe } from '~/registry/domain/acciones';
import { sanitizeTerms } from '~/registry/edge/terminos/sanitize';
import { publishTerms } from '~/registry/edge/terminos/store';
import { versionesDeTerminos } from '~/registry/edge/terminos/texts';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';

const acceptances = () => observe.acceptances();
const publish = (version: number, vigente_desde: string) =>
  publishTerms(database(), { version, vigente_desde, contenido: `<p>Versión ${version}</p>` });

describeOnBothEngines('terms', () => {
  it('are the newest version that has begun', async () => {
    await publish(4, '2026-11-21T12:00:01Z');
    const before = await ask().terminos.vigentes();
    expect(before.terminosYCondiciones).toMatchObject({ version: '3' });
    const after = await ask({ now: START.add({ minutes: 1 }) }).terminos.vigentes();
    expect(after.terminosYCondiciones).toMatchObject({ version: '4', contenido: '<p>Versión 4</p>' });
  });

  it('are accepted once, with version and time', async () => {
    const desk = ask({ login: 'ana' });
    expect(await desk.terminos.aceptados()).toEqual({ acepto: false });
    const { terminosYCondiciones } = await desk.terminos.vigentes();
    const idTerminos = terminosYCondiciones?.id ?? 0;
    expect(await desk.terminos.aceptar({ idTerminos })).toMatchObject({ respuestaOK: true });
    const later = ask({ login: 'ana', now: START.add({ hours: 1 }) });
    expect(await later.terminos.aceptar({ idTerminos })).toMatchObject({ respuestaOK: true });
    expect(await later.terminos.aceptados()).toEqual({ acepto: true });
    expect(await acceptances()).toMatchObject([
      { terminos_id: idTerminos, aceptado_en: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  it('ask again when a new version comes, and keep the old acceptance', async () => {
    await ask({ login: 'ana' }).terminos.aceptar({});
    await publish(4, '2026-11-22T00:00:00Z');
    const later = ask({ login: 'ana', now: START.add({ hours: 24 }) });
    expect(await later.terminos.aceptados()).toEqual({ acepto: false });
    await later.terminos.aceptar({});
    expect(await acceptances()).toHaveLength(2);
  });

  it('are not accepted unseen: the version read must be the one in force', async () => {
    const seen = await ask({ login: 'ana' }).terminos.vigentes();
    await publish(4, '2026-11-21T00:00:00Z');
    const answer = await ask({ login: 'ana' }).terminos.aceptar({
      idTerminos: seen.terminosYCondiciones?.id,
    });
    expect(answer).toMatchObject({ respuestaOK: false });
    expect(await acceptances()).toEqual([]);
  });

  it('once published are not changed', async () => {
    await publishTerms(database(), {
      version: 3,
      vigente_desde: '2026-01-01T00:00:00Z',
      contenido: 'Otra cosa',
    });
    const { terminosYCondiciones } = await ask().terminos.vigentes();
    expect(terminosYCondiciones?.contenido).not.toContain('Otra cosa');
  });

  it('are accepted by one row when accepted twenty times at once', async () => {
    await idOf('ana');
    await Promise.all(Array.from({ length: 20 }, () => ask({ login: 'ana' }).terminos.aceptar({})));
    expect(await acceptances()).toHaveLength(1);
  });
});

describe('sanitised terms', () => {
  it.each([
    ['<script>alert(1)</script><p>Hola</p>', '<p>Hola</p>'],
    ['<p onclick="x()" style="color:red" class="y">Hola</p>', '<p>Hola</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//otro.uy/">x</a>', '<a>x</a>'],
    ['<a href="https://ejemplo.uy/">x</a>', '<a href="https://ejemplo.uy/">x</a>'],
    ['<img src=x onerror=alert(1)><iframe src="https://x"></iframe>', ''],
    ['<h1>Título</h1><svg><script>1</script></svg>', '<h2>Título</h2>'],
    ['<form action="/salir"><button>Salir</button></form>', 'Salir'],
  ])('%s', (html, clean) => {
    expect(sanitizeTerms(html)).toBe(clean);
  });

  it('keep our own texts as they were written', () => {
    for (const { contenido } of versionesDeTerminos(true))
      expect(sanitizeTerms(contenido)).toBe(contenido.trim());
  });

  it('say who may do what as the table of permissions does', () => {
    const [vigentes] = versionesDeTerminos(true).slice(-1);
    expect(vigentes?.contenido).toContain(`puede ${alcanceDe('administrador', true)}.`);
    expect(vigentes?.contenido.replace(/\s+/g, ' ')).toContain(
      'puede aprobar que el nombre se vaya el titular o el contacto administrativo',
    );
  });

  it('say nothing of registrar transfers where there are none', () => {
    const [vigentes] = versionesDeTerminos(false).slice(-1);
    expect(vigentes?.contenido).not.toMatch(/registrador/);
  });
});
