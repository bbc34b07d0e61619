#!/usr/bin/env bash
# date-holidays 3.37.0: days off of Ukraine that the law does not have.
#
# Guess: the country "UA" gives days on which banks and the Treasury are closed. Seen: 2 January, no holiday since 2017
# (law 2211-VIII), is listed and moved to a Monday; 9 May is listed, though law 3107-IX moved the day to 8 May in 2023;
# and all have substitute days, though the law on martial law (2136-IX, art. 6) suspends days off and their moving.
# Way out: the calendar of the NBU for each year; a library only as a reminder.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund date-holidays@3.37.0
cat > check.mjs <<'JS'
import Holidays from 'date-holidays';

const days = new Holidays('UA').getHolidays(2027).map(({ date, substitute }) => [date.slice(0, 10), substitute === true]);
for (const day of ['2027-01-02', '2027-01-04', '2027-05-08', '2027-05-09', '2027-05-10']) {
  const found = days.find(([date]) => date === day);
  console.log(day, found ? (found[1] ? 'moved' : 'holiday') : '-');
}
JS
cat > expected.txt <<'TXT'
2027-01-02 holiday
2027-01-04 moved
2027-05-08 -
2027-05-09 holiday
2027-05-10 moved
TXT
node check.mjs | tee seen.txt
diff expected.txt seen.txt && echo 'as described'
