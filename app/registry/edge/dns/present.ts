import { estructuraDe } from '../../contract/dns-estructuras';
import type { RegistroDns } from '../../contract/dns-formas';
import type { Id } from '../../contract/ids';
import { type Registro, showCampos, showContenido } from '../../dns/registro';
import { toULabels } from '../../domain/labels';
import type { Guardado } from './zona-store';

export function registroDTO(registro: Guardado, zona: string): RegistroDns {
  const valores = showCampos(registro, zona);
  const estructura = estructuraDe(registro.tipo);
  return {
    idInterno: registro.id,
    tipo: registro.tipo,
    ttl: registro.ttl,
    campos: estructura.estructuraCampos.map(({ nombre, etiqueta, descripcion }) => ({
      nombre,
      valor: valores[nombre] ?? '',
      etiqueta,
      descripcion,
    })),
    estructura,
    nombre: toULabels(registro.nombre),
    contenido: showContenido(registro),
  };
}

const comoSeVe = (registro: Registro) => [
  toULabels(registro.nombre),
  registro.tipo,
  registro.ttl,
  showContenido(registro),
];

/** Which of the records that are shown are among some others. */
export function losQueSon(vistos: readonly RegistroDns[], otros: readonly Registro[]): Id[] {
  const claves = new Set(otros.map((otro) => comoSeVe(otro).join(' ')));
  return vistos
    .filter(({ nombre, tipo, ttl, contenido }) => claves.has([nombre, tipo, ttl, contenido].join(' ')))
    .map(({ idInterno }) => idInterno);
}
