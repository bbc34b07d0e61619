import { readBankDay } from '../clock';
import type { Services } from '../services';
import type { SectionName } from './actions';
import { applications } from './applications';
import { bankDay } from './bank-day';
import { faults } from './faults';
import type { Forms } from './forms';
import { html, type Html } from './html';
import { ledger } from './ledger';
import { letters } from './letters';
import { outbox } from './outbox';
import { certificates, registrations } from './pending';
import { people } from './people';
import { questionnaires } from './questionnaires';
import { queue } from './queue';
import { rates } from './rates';
import type { Result } from './results';
import { tracking } from './tracking';

const REFRESH_S = 5;

/** State of the view. */
export interface View {
  /** False for the self-refreshing view without inputs. */
  readonly isStill: boolean;
  readonly forms: Forms;
  readonly result: Result | null;
}

type Section = readonly [name: SectionName, title: string, content: Html];

export async function consolePage(bank: Services, keysDirectory: string, view: View): Promise<Html> {
  const { db, clock, config } = bank;
  const { queries } = db;
  const { forms, isStill } = view;
  const day = await readBankDay(queries, clock.now());
  const sections: readonly Section[] = [
    ['outbox', 'SMS і пошта', await outbox(queries)],
    ['registrations', 'Реєстрації', await registrations(queries, forms)],
    ['certificates', 'Запити на сертифікати', await certificates(queries, forms)],
    ['applications', 'Заявки', await applications(queries, forms)],
    ['questionnaires', 'Анкети клієнтів', await questionnaires(queries, forms)],
    ['letters', 'Листи компаній', await letters(queries, forms)],
    ['queue', 'Черга банку', await queue(queries, forms)],
    ['tracking', 'Платежі у дорозі', await tracking(bank, forms)],
    ['day', 'Банківський день', await bankDay(bank, forms)],
    ['rates', 'Курси валют', await rates(queries, forms)],
    ['faults', 'Збої для клієнта', await faults(queries, forms)],
    ['people', 'Люди', await people(queries, keysDirectory, forms)],
    ['ledger', 'Головна книга', await ledger(queries, forms)],
  ];
  return html`<html lang="uk">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      ${isStill ? null : html`<meta http-equiv="refresh" content="${REFRESH_S}" />`}
      <title>Пісочниця банку</title>
      <link rel="stylesheet" href="/sandbox/operator.css" />
    </head>
    <body>
      <header>
        <h1>Пісочниця банку</h1>
        <p>
          Банківський день <b data-field="bankDay">${day}</b> · ${db.engine} · версія ${config.version} ·
          <a href="/ncb/">клієнт</a>
        </p>
        <p>${isStill ? STILL : REFRESHING}</p>
        <nav>${sections.map(([name, title]) => html`<a href="#${name}">${title}</a> `)}</nav>
      </header>
      <main>${sections.map((section) => sectionOf(section, view))}</main>
    </body>
  </html>`;
}

const REFRESHING = html`Сторінка оновлюється кожні ${REFRESH_S} с.
  <a href="/sandbox?still" data-action="still">Не оновлювати, щоб уводити дані</a>`;
const STILL = html`Сторінка не оновлюється сама. <a href="/sandbox?still" data-action="refresh">Оновити</a> ·
  <a href="/sandbox" data-action="watch">Оновлювати кожні ${REFRESH_S} с</a>`;

function sectionOf([name, title, content]: Section, { result }: View): Html {
  const told =
    result?.section === name
      ? html`<p class="result ${result.ok ? 'good' : 'bad'}" role="status" data-field="result">${result.text}</p>`
      : null;
  return html`<section id="${name}">
    <h2>${title}</h2>
    ${told} ${content}
  </section>`;
}
