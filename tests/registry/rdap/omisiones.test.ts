import { query } from 'json-p3';
import { beforeEach, expect, it } from 'vitest';
import { useClock } from '~/base/clock.server';
import * as given from '../../support/given';
import { describeOnBothEngines } from '../../support/registry';
import { contactoGuardado } from '../../support/rows';
import { START } from '../caller';
import { nombreDe, personaDe } from '../shop';
import { type Json, rdap } from './asked';
import { EN_CADA_ESTADO } from './estados';

/** What a path of JSONPath (RFC 9535) finds in an answer. */
const at = (body: Json, path: string): unknown[] => query(path, body).values();

/** Every path of an answer finds what it says: nothing where something was taken out, and an empty text where it was emptied. */
function expectTrue(body: Json): void {
  for (const { method, prePath, postPath, pathLang } of body.redacted) {
    expect(pathLang).toBe('jsonpath');
    if (method === 'removal') expect(at(body, prePath), prePath).toEqual([]);
    else expect(at(body, postPath), postPath).toEqual(['']);
  }
}

const namesOf = (body: Json): string[] =>
  body.redacted.map(({ name }: Json) => name.type ?? name.description);

describeOnBothEngines('what RDAP leaves out', () => {
  beforeEach(() => useClock(() => START));

  it.each(Object.entries(EN_CADA_ESTADO))('is told where it would be, of a name %s', async (_, given) => {
    await nombreDe('ana', 'uno.uy', given);
    const { status, body } = await rdap('/domain/uno.uy');
    if (status === 404) return;
    expectTrue(body);
    expect(namesOf(body)).toContain('Registry Domain ID');
    // Of a name whose registration failed there is no registrant to leave anything out of.
    expect(namesOf(body).includes('Registrant Notification Email')).toBe(body.entities.length > 0);
    const hasDate = body.events.some(({ eventAction }: Json) => eventAction === 'registration');
    expect(namesOf(body).includes('Registration Date')).toBe(!hasDate);
  });

  it('is what each contact did not make public, of each in its place', async () => {
    const ana = await personaDe('ana');
    const empty = { direccion: '', telefono: '', email_publico: '', email: 'secreto@correo.uy' };
    const callado = await contactoGuardado(ana, { ...empty, nic_handle: 'UY7' });
    await nombreDe('ana', 'uno.uy', { tecnico_id: callado });
    const { body } = await rdap('/domain/uno.uy');
    expectTrue(body);
    expect(namesOf(body)).toEqual(expect.arrayContaining(['Tech Street', 'Tech Phone', 'Tech Email']));
    expect(namesOf(body)).not.toContain('Registrant Phone');
    expect(JSON.stringify(body)).not.toContain('secreto');
    const { body: own } = await rdap('/entity/UY7');
    expectTrue(own);
    expect(namesOf(own)).toEqual(expect.arrayContaining(['Contact Phone', 'Contact Notification Email']));
  });

  it('is the address for notices, wherever it stands', async () => {
    await nombreDe('ana', 'uno.uy');
    await given.contacts({ email: 'secreto@correo.uy' });
    for (const path of ['/domain/uno.uy', '/entity/UY1'])
      expect(JSON.stringify((await rdap(path)).body)).not.toContain('secreto');
  });

  it('is nothing that is there', async () => {
    await nombreDe('ana', 'uno.uy');
    const { body } = await rdap('/domain/uno.uy');
    const path = "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='tel')][3]";
    expect(at(body, path)).toEqual(['29001234']);
  });
});
