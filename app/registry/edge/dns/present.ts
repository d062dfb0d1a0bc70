import { estructuraDe } from '../../contract/dns-estructuras';
import type { RegistroDns } from '../../contract/dns-formas';
import { showCampos, showContenido } from '../../dns/registro';
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
