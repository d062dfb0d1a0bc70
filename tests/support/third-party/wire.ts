import type { Readings } from './readings';
import type { Cuenta, Persona } from './world';

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
    }
  }

  id(id: number): unknown {
    return this.readings.ids === 'text' ? String(id) : id;
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
