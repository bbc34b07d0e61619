import { readBankDay } from '../clock';
import type { Services } from '../services';
import type { SectionName } from './actions';
import { renderApplications } from './render-applications';
import { renderBankDay } from './render-bank-day';
import { renderClientVersions } from './render-client-versions';
import { renderFaults } from './render-faults';
import type { Forms } from './forms';
import { html, type Html } from './html';
import { renderLedger } from './render-ledger';
import { renderLetters } from './render-letters';
import { renderOutbox } from './render-outbox';
import { renderCertificates, renderRegistrations } from './pending-tables';
import { renderPeople } from './render-people';
import { renderQuestionnaires } from './render-questionnaires';
import { renderQueue } from './render-queue';
import { renderRates } from './render-rates';
import type { Result } from './results';
import { renderTracking } from './render-tracking';

const REFRESH_S = 5;

/** State of the view. */
interface View {
  /** False for the self-refreshing view without inputs. */
  readonly isStill: boolean;
  readonly forms: Forms;
  readonly result: Result | null;
}

type Section = readonly [name: SectionName, title: string, content: Html];

export async function renderConsolePage(bank: Services, keysDirectory: string, view: View): Promise<Html> {
  const { db, clock, config } = bank;
  const { queries } = db;
  const { forms, isStill } = view;
  const day = await readBankDay(queries, clock.now());
  const sections: readonly Section[] = [
    ['outbox', 'SMS і пошта', await renderOutbox(queries)],
    ['registrations', 'Реєстрації', await renderRegistrations(queries, forms)],
    ['certificates', 'Запити на сертифікати', await renderCertificates(queries, forms)],
    ['applications', 'Заявки', await renderApplications(queries, forms)],
    ['questionnaires', 'Анкети клієнтів', await renderQuestionnaires(queries, forms)],
    ['letters', 'Листи компаній', await renderLetters(queries, forms)],
    ['queue', 'Черга банку', await renderQueue(queries, forms)],
    ['tracking', 'Платежі у дорозі', await renderTracking(bank, forms)],
    ['day', 'Банківський день', await renderBankDay(bank, forms)],
    ['rates', 'Курси валют', await renderRates(queries, forms)],
    ['faults', 'Збої для клієнта', await renderFaults(queries, forms)],
    ['versions', 'Клієнт у браузерах', await renderClientVersions(bank)],
    ['people', 'Люди', await renderPeople(queries, keysDirectory, forms)],
    ['ledger', 'Головна книга', await renderLedger(queries, forms)],
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
      <main>${sections.map((section) => renderSection(section, view))}</main>
    </body>
  </html>`;
}

const REFRESHING = html`Сторінка оновлюється кожні ${REFRESH_S} с.
  <a href="/sandbox?still" data-action="still">Не оновлювати, щоб уводити дані</a>`;
const STILL = html`Сторінка не оновлюється сама. <a href="/sandbox?still" data-action="refresh">Оновити</a> ·
  <a href="/sandbox" data-action="watch">Оновлювати кожні ${REFRESH_S} с</a>`;

function renderSection([name, title, content]: Section, { result }: View): Html {
  const resultHtml =
    result?.section === name
      ? html`<p class="result ${result.ok ? 'good' : 'bad'}" role="status" data-field="result">${result.text}</p>`
      : null;
  return html`<section id="${name}">
    <h2>${title}</h2>
    ${resultHtml} ${content}
  </section>`;
}
