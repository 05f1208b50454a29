import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foundation, foundationTables } from './0001-foundation.ts';
import { transactions, transactionTables } from './0002-transactions.ts';
import { accounts } from './0003-accounts.ts';
import { recordTransaction } from './0004-record-transaction.ts';
import { voidAdjust } from './0005-void-adjust.ts';
import { insight, insightTables } from './0006-insight.ts';
import { accountsMessagesOnboarding, accountsMessagesOnboardingTables } from './0007-accounts-messages-onboarding.ts';
import { resources } from './0008-resources.ts';
import { countedGoods } from './0009-counted-goods.ts';
import { security, securityTables } from './0010-security.ts';
import { replays, replayTables } from './0011-replays.ts';
import { sales } from './0012-sales.ts';
import { promptPay } from './0013-prompt-pay.ts';
import { menuNames } from './0014-menu-names.ts';
import { changes } from './0015-changes.ts';
import { lists } from './0016-lists.ts';
import { changeRuns, changeRunTables } from './0017-change-runs.ts';
import { history } from './0018-history.ts';
import { salesByDay } from './0019-sales-by-day.ts';
import { changesInOneRow } from './0020-changes-in-one-row.ts';
import { saved, savedTables } from './0021-saved.ts';
import { pointKinds } from './0022-point-kinds.ts';
import { tierChanges, tierChangeTables } from './0023-tier-changes.ts';
import { registration } from './0024-registration.ts';
import { memberMerges, memberMergeTables } from './0025-member-merges.ts';
import { findCustomers } from './0026-find-customers.ts';
import { claims, claimTables } from './0027-claims.ts';
import { privacy, privacyTables } from './0028-privacy.ts';
import { mergesAndCodesByUse } from './0029-merges-and-codes-by-use.ts';
import { buyers, buyersTables } from './0030-buyers.ts';
import { hoursAndOffers, hoursAndOffersTables } from './0031-hours-and-offers.ts';
import { dashboards, dashboardTables } from './0032-dashboards.ts';
import { serviceAccounts, serviceAccountTables } from './0033-service-accounts.ts';
import { namesOfPlacesAndBanks } from './0034-names-of-places-and-banks.ts';
import { revenueTargets, revenueTargetTables } from './0035-revenue-targets.ts';
import { schedules, scheduleTables } from './0036-schedules.ts';
import { voidsByDay } from './0037-voids-by-day.ts';
import { spanMembers, spanMembersTables } from './0038-span-members.ts';
import { erasedPictures, erasedPictureTables } from './0039-erased-pictures.ts';
import { membersWritten } from './0040-members-written.ts';
import { tiersOfSales } from './0041-tiers-of-sales.ts';
import { numbersOfSales } from './0042-numbers-of-sales.ts';
import { keptOfSchedules, keptOfSchedulesTables } from './0043-kept-of-schedules.ts';
import { exportsOfPeople } from './0044-exports-of-people.ts';
import { billBounds } from './0045-bill-bounds.ts';
import { memberCodes, memberCodesTables } from './0046-member-codes.ts';
import { paymentMethods } from './0047-payment-methods.ts';
import { memberLocale } from './0048-member-locale.ts';
import { onboardForms } from './onboardForms.ts';
import { protectRealm } from './protectRealm.ts';

/** In the order they run; names are never changed once released. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': statements(foundation, foundationTables),
  '0002-transactions': statements(transactions, transactionTables),
  '0003-accounts': statements(accounts, []),
  '0004-record-transaction': statements(recordTransaction, []),
  '0005-void-adjust': statements(voidAdjust, []),
  '0006-insight': statements(insight, insightTables),
  '0007-accounts-messages-onboarding': statements(
    accountsMessagesOnboarding + onboardForms,
    accountsMessagesOnboardingTables,
  ),
  '0008-resources': resources,
  '0009-counted-goods': statements(countedGoods, []),
  '0010-security': statements(security, securityTables),
  '0011-replays': statements(replays, replayTables),
  '0012-sales': statements(sales, []),
  '0013-prompt-pay': statements(promptPay, []),
  '0014-menu-names': statements(menuNames, []),
  '0015-changes': statements(changes, []),
  '0016-lists': statements(lists, []),
  '0017-change-runs': statements(changeRuns, changeRunTables),
  '0018-history': statements(history, []),
  '0019-sales-by-day': statements(salesByDay, []),
  '0020-changes-in-one-row': statements(changesInOneRow, []),
  '0021-saved': statements(saved, savedTables),
  '0022-point-kinds': statements(pointKinds, []),
  '0023-tier-changes': statements(tierChanges, tierChangeTables),
  '0024-registration': statements(registration, []),
  '0025-member-merges': statements(memberMerges, memberMergeTables),
  '0026-find-customers': statements(findCustomers, []),
  '0027-claims': statements(claims, claimTables),
  '0028-privacy': statements(privacy, privacyTables),
  '0029-merges-and-codes-by-use': statements(mergesAndCodesByUse, []),
  '0030-buyers': statements(buyers, buyersTables),
  '0031-hours-and-offers': statements(hoursAndOffers, hoursAndOffersTables),
  '0032-dashboards': statements(dashboards, dashboardTables),
  '0033-service-accounts': statements(serviceAccounts, serviceAccountTables),
  '0034-names-of-places-and-banks': { up: namesOfPlacesAndBanks },
  '0035-revenue-targets': statements(revenueTargets, revenueTargetTables),
  '0036-schedules': statements(schedules, scheduleTables),
  '0037-voids-by-day': statements(voidsByDay, []),
  '0038-span-members': statements(spanMembers, spanMembersTables),
  '0039-erased-pictures': statements(erasedPictures, erasedPictureTables),
  '0040-members-written': statements(membersWritten, []),
  '0041-tiers-of-sales': statements(tiersOfSales, []),
  '0042-numbers-of-sales': statements(numbersOfSales, []),
  '0043-kept-of-schedules': statements(keptOfSchedules, keptOfSchedulesTables),
  '0044-exports-of-people': statements(exportsOfPeople, []),
  '0045-bill-bounds': statements(billBounds, []),
  '0046-member-codes': statements(memberCodes, memberCodesTables),
  '0047-payment-methods': statements(paymentMethods, []),
  '0048-member-locale': statements(memberLocale, []),
};

/** Names that stood here while nothing was released. A database that has one is a developer's, and is made anew. */
export const unreleased: readonly string[] = ['0012-security', '0013-replays', '0014-sales', '0036-prompt-pay'];

function statements(text: string, realmTables: readonly string[]): Migration {
  return {
    async up(database) {
      await sql.raw(text).execute(database);
      for (const table of realmTables) await sql.raw(protectRealm(table)).execute(database);
    },
  };
}
