import type { RefusalCode } from '@ncb/shared-kernel/domain';

type Params = Readonly<Record<string, string>>;

/** The bank's own sentences, in Ukrainian. A client that knows the code shows its own in the user's language. */
const TEXTS: Readonly<Record<RefusalCode, string | ((params: Params) => string)>> = {
  invalid_credentials: 'Неправильний логін або пароль.',
  pwd_expired: 'Строк дії пароля закінчився. Зверніться до банку.',
  unknown_account: 'Користувача не знайдено або його ще не підтверджено банком.',
  blocked_user_account: 'Користувача заблоковано.',
  inactive_user_account: 'Користувач неактивний, доступ заборонено.',
  invalid_clnt_status: 'Статус організації не дозволяє роботу.',
  db_server_error: 'Помилка авторизації на сервері. Повідомте службу підтримки.',
  unauthorized: 'Сеанс завершено або не розпочато. Увійдіть ще раз.',
  invalid_sms_code: ({ triesLeft }) => `Неправильний код з SMS. Залишилося спроб: ${triesLeft ?? '0'}.`,
  lostKeyCode: 'Код не підходить або застарів. Замовте новий код.',
  sms_code_expired: 'Строк дії коду з SMS закінчився. Замовте новий код.',
  sms_tries_exhausted: 'Спроби введення коду вичерпано. Увійдіть ще раз.',
  too_many_attempts: ({ seconds }) => `Забагато спроб. Спробуйте через ${seconds ?? '60'} с.`,
  key_challenge_expired: 'Строк дії запиту на підпис закінчився. Увійдіть ще раз.',
  unableToChangePwd: 'Пароль не змінено. Старий пароль неправильний.',
  loginTaken: 'Такий логін уже зайнято.',
  userIsInCompany: 'Користувач уже працює в компанії.',
  companyRegistered: 'Компанію вже зареєстровано.',
  registrationExpired: 'Час реєстрації минув. Почніть спочатку.',
  lastDirector: 'Останнього директора компанії забрати не можна.',
  lastSigners: 'Після цього в компанії нікому буде підписувати документи.',
  changeWaits: 'Попередня зміна цього користувача ще чекає другої особи.',
  changeDecided: 'Цю зміну вже вирішено або її обставини змінилися.',
  worksElsewhere: 'Ця особа працює і в іншій компанії: зробити це можна там або в банку.',
  userStatusForbidsAction: 'Статус користувача не дозволяє цю дію.',
  knownKey: 'Цей ключ уже відомий банку. Створіть новий.',
  keyOfAnother: 'Запит на ключ названо іншою особою. Створіть ключ ще раз.',
  insufficientOrExpiredRights: 'Повноважень немає, їх недостатньо або строк їх дії закінчився.',
  validation: 'Документ заповнено з помилками.',
  notFound: 'Не знайдено.',
  duplicateNumber: 'Документ з таким номером і датою вже існує.',
  statusForbidsAction: 'Статус документа не дозволяє цю дію.',
  firstSignatureExists: 'Перший підпис уже є.',
  secondSignatureExists: 'Другий підпис уже є.',
  ownSignatureExists: 'Ваш підпис на документі вже є. Другий ставить інша особа.',
  bankHasStarted: 'Банк уже почав виконувати документ.',
  documentChanged: 'Документ змінено. Перегляньте його ще раз.',
  insufficientFunds: 'Недостатньо коштів на рахунку.',
  accountNotAllowed: 'Платежі з цього рахунку не дозволено.',
  addressWithoutTown: 'Без міста в адресі отримувача платіж за кордон не надсилають. Змініть платіж і вкажіть місто.',
  valueDatePast: 'Дата валютування вже минула.',
  contractInUse: 'За контрактом є документи.',
  contractExceeded: 'Залишку контракту не вистачає: його використали інші документи.',
  depositClosed: 'Депозит уже закрито.',
  depositTermsForbid: 'Договір депозиту цього не дозволяє.',
  depositChanged: 'Суми змінилися. Перегляньте розрахунок ще раз.',
  applicationDecided: 'Заявку вже розглянуто або відкликано.',
  signatureInvalid: 'Підпис недійсний.',
  signatureForeignKey: 'Підпис створено ключем іншої особи.',
  certificateInactive: 'Сертифікат неактивний.',
  signingTimeOff: 'Час підпису відрізняється від часу банку. Перевірте годинник.',
  badRequest: 'Неправильний запит.',
  forbidden: 'Дію заборонено.',
  idempotencyKeyReused: 'Ключ запиту вже використано для іншого запиту.',
  tooManyRequests: 'Забагато запитів. Зачекайте хвилину.',
  internalError: ({ id }) => `Внутрішня помилка. Повідомте службі підтримки номер ${id ?? '-'}.`,
};

/** The sentence of a refusal with its values filled in. */
export function textOf(code: RefusalCode, params: Params = {}): string {
  const text = TEXTS[code];
  return typeof text === 'string' ? text : text(params);
}
