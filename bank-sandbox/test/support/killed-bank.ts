import { setTimeout } from 'node:timers/promises';
import { findFreePorts, startBankProcess, UNLIMITED, type BankProcess } from './bank-process';
import type { BankData } from './prepare-bank';

/** Bank process that is killed without warning and started again on the same data and ports. */
export class KilledBank {
  kills = 0;
  readonly #place: BankData['place'];
  #bank: BankProcess | null = null;
  #ports: readonly [number, number] | null = null;

  constructor(place: BankData['place']) {
    this.#place = place;
  }

  async start(): Promise<BankProcess> {
    this.#ports ??= await findFreePorts();
    this.#bank = startBankProcess({ ...this.#place, ports: this.#ports, env: UNLIMITED });
    await this.#bank.ready;
    return this.#bank;
  }

  stop = () => this.#bank?.stop();

  async killAndStart(): Promise<void> {
    await this.#bank?.kill();
    this.kills += 1;
    await this.start();
  }

  /** Kills, restarts and repeats the request like the client. */
  async killDuring<T>(send: () => Promise<T>, moment: number): Promise<T> {
    const sending = send().catch(() => undefined);
    await setTimeout(moment);
    await this.killAndStart();
    await sending;
    return send();
  }
}
