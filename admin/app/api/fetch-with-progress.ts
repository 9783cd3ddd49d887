/** `fetch` that says how many bytes of the answer have come. */
export function fetchReceiving(onProgress: (bytes: number) => void): typeof globalThis.fetch {
  return async (address, options) => {
    const response = await fetch(address, options);
    if (!response.ok || response.body === null) return response;
    let received = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        received += piece.length;
        onProgress(received);
        controller.enqueue(piece);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };
}
