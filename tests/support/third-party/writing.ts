import { HttpError } from './operation';
import type { Readings } from './readings';
import type { Cuenta, Persona } from './world';

/** What nobody would take for a number, and an address does not take as it is. */
const WORDS = 'id ñandú, n.º ';

export type Fields = Record<string, unknown>;

/** How this edge writes what it knows, by its readings. */
export class Wire {
  constructor(readonly readings: Readings) {}

  money(pesos: number): unknown {
    const { money } = this.readings;
    if (money === 'centesimos') return Math.round(pesos * 100);
    return money === 'text' ? pesos.toFixed(2) : pesos;
  }

  date(day: string): unknown {
    const [year, month, date] = day.split('-');
    switch (this.readings.dates) {
      case 'dd/MM/yyyy':
        return `${date}/${month}/${year}`;
      case 'iso':
        return day;
      case 'instant':
        return `${day}T15:00:00.000-03:00`;
      case 'milliseconds':
        return Date.parse(`${day}T15:00:00.000-03:00`);
      case 'midnight in UTC':
        return `${day}T00:00:00.000+0000`;
      case 'midnight in Montevideo':
        return `${day}T03:00:00.000Z`;
      case 'milliseconds of midnight in UTC':
        return Date.parse(`${day}T00:00:00Z`);
    }
  }

  id(id: number): unknown {
    switch (this.readings.ids) {
      case 'number':
        return id;
      case 'text':
        return String(id);
      case 'words':
        return `${WORDS}${id}`;
      case 'beyond 32 bits':
        return id + 2 ** 40;
      case 'beyond 53 bits':
        return BigInt(id) + 2n ** 60n;
    }
  }

  /** The number behind an id that was sent, which has to be written as this edge writes it: 0 for what is none of its. */
  idIn(sent: unknown): number {
    if (sent === null || sent === undefined || sent === '' || sent === -1) return Number(sent || 0);
    const { ids } = this.readings;
    const isText = ids === 'text' || ids === 'words';
    if ((typeof sent === 'string') !== isText) throw new HttpError(400, `Id mal escrito: ${String(sent)}`);
    return this.idAt(String(sent));
  }

  /** The same in an address, where everything is text. */
  idAt(text: string): number {
    switch (this.readings.ids) {
      case 'words':
        return text.startsWith(WORDS) ? Number(text.slice(WORDS.length)) : 0;
      case 'beyond 32 bits':
        return Number(text) - 2 ** 40;
      case 'beyond 53 bits':
        return Number(BigInt(text) - 2n ** 60n);
      default:
        return Number(text);
    }
  }

  list(wrapper: string, items: unknown[]): unknown {
    return this.readings.lists === 'wrapped' ? { [wrapper]: items } : items;
  }

  name(nombre: string): string {
    return this.readings.names === 'dotted' ? `${nombre}.` : nombre;
  }

  /** The object without what there is nothing to say of, or with null in its place. */
  says(fields: Fields): Fields {
    const entries = Object.entries(fields).map(([key, value]) => [key, value ?? null] as const);
    const said = entries.filter(([, value]) => value !== null || this.readings.missing === 'null');
    return Object.fromEntries(said);
  }

  person(persona: Persona | null): unknown {
    if (!persona) return null;
    const { id, nombre, apellido, ...rest } = persona;
    const named =
      this.readings.people === 'apart'
        ? { nombre, apellido }
        : { nombreApellido: `${nombre} ${apellido}`.trim() };
    return this.says({ id: this.id(id), ...named, ...rest });
  }

  account(cuenta: Cuenta | null): unknown {
    if (!cuenta) return null;
    const { id, nombre, numero, pais, tipoDocumento, nroDocumento, formaPago, fecha, usuario } = cuenta;
    const chosen = (each: { id: number; nombre: string }) => ({ id: this.id(each.id), nombre: each.nombre });
    return this.says({
      id: this.id(id),
      nombre,
      cuenta: {
        id: this.id(id + 1000),
        cuenta: numero,
        pais: chosen(pais),
        tipoDocumento: chosen(tipoDocumento),
        nroDocumento,
        formaPago: chosen(formaPago),
      },
      fechaAsociacionFormateada: fecha && this.date(fecha),
      usuarioAsociacion: usuario && { usuario },
    });
  }
}
