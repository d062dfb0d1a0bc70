import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file));

const containing = (pattern: RegExp): string[] =>
  sources('app').filter((file) => pattern.test(readFileSync(file, 'utf8')));

const writing = (table: string): RegExp =>
  new RegExp(
    `(insertInto|updateTable|deleteFrom)\\('${table}'\\)|(insert into|update|delete from) ${table}\\b`,
  );

/** Migrations write tables as they were on their day. */
const ofToday = (files: string[]): string[] => files.filter((file) => !file.includes('/migrations/'));

const STORE = 'app/registry/edge/dominios/cambios-store.ts';

describe('a name has one writer', () => {
  it.each(['dominios', 'nameservers'])('%s is written by its store alone', (table) => {
    expect(ofToday(containing(writing(table)))).toEqual([STORE]);
  });

  it('it gets its years in one place, and its first ones where it is registered', () => {
    expect(containing(/fecha_vencimiento: renovadoHasta\(/).sort()).toEqual([
      'app/registry/edge/dominios/renovar.ts',
      'app/registry/edge/ventas/carry-out-line.ts',
    ]);
  });

  it('its roles are derived from it, in one place', () => {
    expect(ofToday(containing(writing('dominio_usuarios')))).toEqual([
      'app/registry/edge/dominios/relaciones-store.ts',
    ]);
  });

  it('how many each person has is counted where those are written', () => {
    expect(ofToday(containing(writing('dominio_listas')))).toEqual([
      'app/registry/edge/dominios/listas-store.ts',
    ]);
  });

  it('its history is only added to', () => {
    expect(containing(/(updateTable|deleteFrom)\('dominio_historia'\)/)).toEqual([]);
    expect(containing(/insertInto\('dominio_historia'\)/)).toEqual([
      'app/registry/edge/dominios/historia-store.ts',
    ]);
  });

  it('nobody goes around it to the store', () => {
    const importing = containing(
      /(insertRow|updateRow|deleteRow|replaceServidores|insertEntrada|syncRelaciones|removeRelaciones|updateListas|sellarListas)\b/,
    );
    expect(importing.sort()).toEqual([
      'app/registry/edge/dominios/cambios-store.ts',
      'app/registry/edge/dominios/cambios.ts',
      'app/registry/edge/dominios/historia-store.ts',
      'app/registry/edge/dominios/listas-store.ts',
      'app/registry/edge/dominios/relaciones-store.ts',
    ]);
  });
});
