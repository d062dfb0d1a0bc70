import { LONG_TEXT } from '~/components/form/long-text';
import { type ScreenForm, screenForm } from '~/components/form/screen-form';
import type { EstructuraRegistro } from '~/registry/contract/dns-formas';
import { FILAS_DE_SERVIDORES } from '~/registry/contract/dns-limites';

/** The servers of a delegation (spec 2; decision f). */
export const DELEGACION = screenForm('delegacion', {
  nameservers: { fields: ['nombre', 'subdominio', 'tipoIP', 'ip'], ...FILAS_DE_SERVIDORES },
});

/** One server, added or edited. */
export const NAMESERVER = screenForm('nameserver', {
  nombre: 'text',
  subdominio: 'text',
  tipoIP: 'text',
  ip: 'text',
});

/** The fields of a type of record, as the registry says. */
export const recordForm = ({
  tipo,
  estructuraCampos,
}: EstructuraRegistro): ScreenForm<Record<string, 'text'>> =>
  screenForm(`registro-${tipo}`, {
    ...Object.fromEntries(estructuraCampos.map(({ nombre }) => [nombre, 'text' as const])),
    ttl: 'text',
  });

/** `leido` is no question: it tells a text that a file put into the field from one that was typed. */
export const IMPORTACION = screenForm('importacion', {
  [LONG_TEXT]: 'text',
  archivo: 'text',
  leido: 'text',
  reemplazar: 'text',
});
export const PLANTILLA = screenForm('plantilla', { plantilla: 'text', direccion: 'text' });
export const CLAVES = screenForm('claves', { texto: 'text' });
