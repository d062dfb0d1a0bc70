import { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { log } from '~/base/log.server';
import type { Connection, Database } from '~/database/connection.server';
import type { Conjunto } from '../../../dns/conjuntos';
import { nextTry } from '../../due/rules';
import { enqueueIfNone } from './cola-store';
import { type Cambios, type Lotes, NoTomados } from './destino';
import { deleteRechazado, espera, listRechazados, type Rechazado, saveRechazado } from './rechazados-store';

const clave = ({ nombre, tipo }: { nombre: string; tipo: string }, contenido: string): string =>
  `${nombre} ${tipo} ${contenido}`;

/** As many as one turn finds out, each at the price of one request; the next turn goes on. */
const POR_VUELTA = 200;

/** What the server does not take of a zone, while the zone is brought to it: the rest is published without it. */
export class Rechazados {
  /** What there is of them in the zone now. */
  private readonly vistos = new Set<string>();

  private constructor(
    private readonly database: Database,
    private readonly zona: string,
    private readonly now: Temporal.Instant,
    private readonly filas: Map<string, Rechazado>,
  ) {}

  static async de(database: Database, zona: string, now: Temporal.Instant): Promise<Rechazados> {
    const filas = await listRechazados(database, zona);
    return new Rechazados(
      database,
      zona,
      now,
      new Map(filas.map((fila) => [clave(fila, fila.contenido), fila])),
    );
  }

  private esperaSuTurno(conjunto: Conjunto, contenido: string): boolean {
    const fila = this.filas.get(clave(conjunto, contenido));
    if (!fila || !espera(fila, this.now)) return false;
    this.vistos.add(clave(conjunto, contenido));
    return true;
  }

  private tomables(conjuntos: readonly Conjunto[]): Conjunto[] {
    if (this.filas.size === 0) return [...conjuntos];
    return conjuntos.flatMap((conjunto) => {
      const contenidos = conjunto.contenidos.filter((uno) => !this.esperaSuTurno(conjunto, uno));
      return contenidos.length > 0 ? [{ ...conjunto, contenidos }] : [];
    });
  }

  /** Changes without the records that wait for their next try. */
  deCambios(cambios: Cambios): Cambios {
    return new Map([...cambios].map(([propietario, suyos]) => [propietario, this.tomables(suyos)]));
  }

  /** A whole zone without them. */
  async *deLotes(lotes: Lotes): Lotes {
    for await (const conjuntos of lotes) yield this.tomables(conjuntos);
  }

  /** Brings something to the server, again and again without what it says that it does not take. */
  async sinEllos<T>(llevar: () => Promise<T>): Promise<T> {
    for (let veces = 1; ; veces += 1) {
      try {
        return await llevar();
      } catch (error) {
        if (!(error instanceof NoTomados) || veces > POR_VUELTA) throw error;
        await this.setAside(error);
      }
    }
  }

  private async setAside({ conjunto, message }: NoTomados): Promise<void> {
    const { nombre, tipo } = conjunto;
    for (const contenido of conjunto.contenidos) {
      const intentos = (this.filas.get(clave(conjunto, contenido))?.intentos ?? 0) + 1;
      const proximo_intento = stamp(nextTry(this.now, intentos));
      const fila = { nombre, tipo, contenido, motivo: message, intentos, proximo_intento };
      await saveRechazado(this.database, this.zona, fila);
      this.filas.set(clave(conjunto, contenido), fila);
    }
    log.warn({ zona: this.zona, nombre, tipo, reason: message, kind: 'registro' }, 'set aside');
  }

  /** Some owners were published, or all (`undefined`): what is still not taken is tried again, the others are forgotten. */
  async retryOrForget(trx: Connection, propietarios: readonly string[] | undefined): Promise<void> {
    for (const fila of this.filas.values()) {
      if (propietarios && !propietarios.includes(fila.nombre)) continue;
      if (!this.vistos.has(clave(fila, fila.contenido))) await deleteRechazado(trx, this.zona, fila);
      else await enqueueIfNone(trx, this.zona, [fila.nombre], Temporal.Instant.from(fila.proximo_intento));
    }
  }
}
