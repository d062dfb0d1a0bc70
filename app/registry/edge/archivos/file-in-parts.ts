/** A file that is asked for a part at a time, as it is sent: whoever has it has none of its bytes. */
export class FileInParts extends File {
  readonly #parts: () => AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
  readonly #size: number;

  constructor(
    parts: () => AsyncGenerator<Uint8Array<ArrayBuffer>, void>,
    { nombre, tipo, tamano }: { nombre: string; tipo: string; tamano: number },
  ) {
    super([], nombre, { type: tipo });
    this.#parts = parts;
    this.#size = tamano;
  }

  override get size(): number {
    return this.#size;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const parts = this.#parts();
    return new ReadableStream(
      {
        async pull(controller) {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: async () => void (await parts.return()),
      },
      { highWaterMark: 0 }, // asked for when it is read, and not before
    );
  }

  override arrayBuffer = (): Promise<ArrayBuffer> => new Response(this.stream()).arrayBuffer();
  override bytes = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await this.arrayBuffer());
  override text = (): Promise<string> => new Response(this.stream()).text();
}
